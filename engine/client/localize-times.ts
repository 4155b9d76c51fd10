/** Writes the times of the page as the reader's locale has them: short date and short time. */
export function localizeTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-local]')) {
    time.textContent = new Date(time.dateTime).toLocaleString([], {
      dateStyle: 'short',
      timeStyle: 'short',
    })
  }
}
