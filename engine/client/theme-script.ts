/**
 * The one inline script, in the head of every page, the same on each: it sets the theme before anything is
 * painted, and hides a banner that was dismissed; `boot/theme.ts` and `boot/banner.ts` store both. It also notes the
 * path that the document was loaded from, for `boot/history.ts`.
 */
export const themeScript =
  '(()=>{const d=document.documentElement,g=k=>{try{return localStorage.getItem(k)}catch{}},' +
  "t=d.dataset.scheme||g('theme')||(window.matchMedia?.('(prefers-color-scheme:dark)').matches?'dark':'light');" +
  "d.classList.add(t==='dark'?'dark':'light');" +
  "d.dataset.banner&&g('banner')===d.dataset.banner&&d.classList.add('banner-dismissed');d.dataset.path=location.pathname})()"
