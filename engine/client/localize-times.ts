/** Writes the times of a part of the page as the reader's locale has them: short date and short time. */
export function localizeTimes(part: ParentNode): void {
  const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })
  for (const time of part.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    time.textContent = format.format(new Date(time.dateTime))
  }
}
