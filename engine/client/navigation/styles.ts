/** Adds the style sheets and rules that a fetched page has and this document lacks, and waits until they apply. */
export async function loadStyles(fetched: Document): Promise<void> {
  for (const part of fetched.querySelectorAll<HTMLStyleElement>('style[data-rules]')) {
    const isPresent = document.querySelector(`style[data-rules="${part.dataset.rules}"]`)
    if (!isPresent) document.head.append(document.adoptNode(part))
  }
  const present = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(link =>
      link.getAttribute('href'),
    ),
  )
  const missing = [...fetched.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    link => !present.has(link.getAttribute('href')),
  )
  await Promise.all(
    missing.map(
      ({ href }) =>
        new Promise<void>((resolve, reject) => {
          const link = document.createElement('link')
          link.rel = 'stylesheet'
          link.href = href
          link.onload = () => resolve()
          link.onerror = () => reject(new Error(`the style sheet ${href} did not load`))
          document.head.append(link)
        }),
    ),
  )
}
