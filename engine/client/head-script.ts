import { HAS_FACE, KEPT_FACE } from '#model/text-face.ts'

/**
 * The one inline script, in the head of every page, the same on each: it sets the theme before anything is
 * painted, and hides a banner that was dismissed; `boot/theme.ts` and `boot/banner.ts` store both. It also notes the
 * path that the document was loaded from, for `boot/history.ts`: after a reload, the address may be another one by now, when
 * the way back was taken before anything of the document had come. Where the text face has been fetched before (`keep-face.ts`),
 * it is asked for in any window, by the link that stands before this script, and text is set in it. Before all that it says, to
 * browsers that ask, that texts may become markup: the site sets its own, and nothing in markup runs under the policy of
 * `engine/node/hosting/`. No text may become a script or the address of one, but that of the site's worker, and that only where
 * it is registered.
 * @param workerAddress with base path; undefined for a site without offline reading.
 */
export function headScript(workerAddress?: string): string {
  const worker =
    workerAddress === undefined
      ? ''
      : `,createScriptURL:(u,t,s)=>u==='${workerAddress}'&&/^S.*register$/.test(s)?u:null`
  return (
    `(()=>{window.trustedTypes?.createPolicy('default',{createHTML:h=>h${worker}});` +
    'const d=document.documentElement,g=k=>{try{return localStorage.getItem(k)}catch{}},' +
    "t=d.dataset.scheme||g('theme');" +
    "d.classList.add(t==='dark'||t!=='light'&&window.matchMedia?.('(prefers-color-scheme:dark)').matches?'dark':'light');" +
    "d.dataset.banner&&g('banner')===d.dataset.banner&&d.classList.add('banner-dismissed');" +
    "const n=performance.getEntriesByType('navigation')[0];" +
    "d.dataset.path=n?.type==='reload'&&/^http/.test(n.name)?new URL(n.name).pathname:location.pathname;" +
    `const f=document.querySelector('[as=font]');f&&f.href===g('${KEPT_FACE}')&&(f.media='',d.classList.add('${HAS_FACE}'))})()`
  )
}
