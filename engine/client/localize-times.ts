/**
 * Writes when the page last changed as the reader's locale has it, short date and short time, once it is seen: the first
 * such text takes a browser thirty times as long as all else that a page does when it comes.
 */
export function localizeTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('footer time'))
    new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting)
        time.textContent = new Date(time.dateTime)
          .toLocaleString([], { dateStyle: 'short', timeStyle: 'short' })
          // A narrow space comes from another face, which may be higher: what stands below would move.
          .replaceAll(/\s/g, '\xa0')
    }).observe(time)
}
