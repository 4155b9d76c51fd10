import { stripVTControlCharacters } from 'node:util'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { withBase } from '#model/routes.ts'
import { BuildError, type Diagnostic } from '../diagnostics/build-error.ts'

/** The page looks the same whatever the site's own style sheet says, and when that is what is wrong. */
const STYLE = `
body { margin: 0 }
section, footer { padding: 0.75rem 1.25rem; background: #fff; color: #1a1a1a; font: 0.9375rem/1.5 system-ui, sans-serif }
summary { cursor: pointer; color: #b3261e; font-weight: 600 }
ol { margin: 0.75rem 0 0; padding: 0; list-style: none }
li { margin: 0 0 0.75rem; padding-left: 0.75rem; border-left: 3px solid #b3261e; overflow-wrap: anywhere }
p { margin: 0 }
.place, pre { font: 0.875rem/1.5 ui-monospace, monospace }
.place { font-weight: 600 }
.fix { color: #4a4a4a }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
@media (prefers-color-scheme: dark) {
  :root { background: #1c1c1c }
  section, footer { background: #1c1c1c; color: #eee }
  summary { color: #ff8a80 }
  li { border-color: #ff8a80 }
  .fix { color: #bdbdbd }
}`

/** What is wrong, for the terminal and the browser. Faults of the engine itself keep their stack. */
export function messageOf(error: unknown): string {
  if (error instanceof BuildError) return error.message
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return stripVTControlCharacters(text)
}

function entry({ file, line, message, fix }: Diagnostic) {
  return h('li', [
    h('p', { class: 'place' }, line === undefined ? file : `${file}:${line}`),
    h('p', message),
    ...(fix ? [h('p', { class: 'fix' }, `Fix: ${fix}`)] : []),
  ])
}

/**
 * The page of diagnostics: shown over the page that has them, and in place of one that cannot be rendered, which is
 * loaded again as soon as they are fixed.
 * @param revision how many edits there had been when they were found.
 */
export function diagnosticPage(error: unknown, basePath: string, revision: number): string {
  const script = (file: string) => h('script', { type: 'module', src: withBase(file, basePath) })
  const found = error instanceof BuildError ? error.diagnostics : []
  const count = Math.max(1, found.length)
  const page = h('html', { lang: 'en', 'data-revision': revision }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', 'This page has diagnostics'),
      h('style', STYLE),
      script('/@vite/client'),
      script('/engine/client/dev/reload-when-fixed.ts'),
    ]),
    h('body', [
      h('main', [
        // This part is laid over other pages, too.
        h('section', [
          h('details', { open: true, 'data-count': count }, [
            h('summary', `${count} diagnostic${count === 1 ? '' : 's'}`),
            found.length > 0 ? h('ol', found.map(entry)) : h('pre', messageOf(error)),
          ]),
        ]),
        h('footer', 'The page is shown as soon as they are fixed.'),
      ]),
    ]),
  ])
  return `<!doctype html>${toHtml(page)}\n`
}
