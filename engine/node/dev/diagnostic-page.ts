import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { withBase } from '#model/routes.ts'
import { BuildError } from '../diagnostics/build-error.ts'

const STYLE =
  'main{box-sizing:border-box;min-height:100vh;margin:0;padding:2rem;background:#fff;color:#1a1a1a;' +
  'font:1rem/1.6 system-ui,sans-serif}h1{font-size:1.25rem}' +
  'pre{white-space:pre-wrap;overflow-wrap:anywhere;font:.9375rem/1.6 ui-monospace,monospace}' +
  '@media(prefers-color-scheme:dark){main{background:#161616;color:#eee}}'

/** What is wrong, for the terminal and the browser. Faults of the site's own code keep their stack. */
export function messageOf(error: unknown): string {
  if (error instanceof BuildError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** The page shown in place of one that has diagnostics; it gives way as soon as they are fixed. */
export function diagnosticPage(error: unknown, basePath: string): string {
  const script = (file: string) => h('script', { type: 'module', src: withBase(file, basePath) })
  const html = h('html', { lang: 'en' }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', 'This page has errors'),
      h('style', `body{margin:0}${STYLE}`),
      script('/@vite/client'),
      script('/engine/client/dev/reload-when-fixed.ts'),
    ]),
    h('body', [
      h('main', [
        h('h1', 'This page has errors'),
        h('pre', messageOf(error)),
        h('p', 'It is shown again when they are fixed.'),
      ]),
    ]),
  ])
  return `<!doctype html>${toHtml(html)}\n`
}
