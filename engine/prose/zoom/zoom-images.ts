import { words } from '#words'
import styles from './zoom.module.css'
import rules from './zoom.module.css?inline'

/** Attribute of a link to the file of an image that is shown smaller than it is. */
const ZOOMS = 'a[data-zoom]'

/** Gives the document the rules of the dialog, which come with its script. In development the sheet of all pages has them. */
function adoptRules(): void {
  if (import.meta.env.DEV) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

adoptRules()

/** Shows an image in a dialog of the browser, which keeps the keyboard inside. @returns what closes it. */
function show(link: HTMLAnchorElement, alt: string): () => void {
  const dialog = document.createElement('dialog')
  dialog.className = styles.zoom ?? ''
  dialog.ariaLabel = words.imageInFullSize
  const image = new Image()
  image.className = styles.image ?? ''
  image.src = link.href
  image.alt = alt
  const button = document.createElement('button')
  button.type = 'button'
  button.className = styles.close ?? ''
  button.textContent = words.close
  dialog.append(button, image)
  dialog.addEventListener('click', ({ target }) => {
    // What lies behind the dialog counts as the dialog itself.
    if (target === dialog || target === button) dialog.close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    // A browser that gives no focus to pressed links has none to give back.
    if (link.isConnected) link.focus({ preventScroll: true })
  })
  document.body.append(dialog)
  dialog.showModal()
  return () => dialog.close()
}

/** Opens images of an article in full size on the page. @returns a function that ends it. */
export function zoomImages(article: HTMLElement): () => void {
  const listening = new AbortController()
  let close = () => {}
  article.addEventListener(
    'click',
    event => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
      // With a key held, the link leads to the file in a way that the reader chooses.
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(ZOOMS)
      if (!link) return
      event.preventDefault()
      close = show(link, link.querySelector('img')?.alt ?? '')
    },
    listening,
  )
  return () => {
    listening.abort()
    close()
  }
}
