/** Writes the times of the page as the reader's locale has them: short date and short time. */
export function localizeTimes(): void {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    time.textContent = format.format(new Date(time.dateTime))
  }
}
