/** Hands the reader a text as a file. @throws whatever the browser says when it refuses. */
export function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has taken the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
