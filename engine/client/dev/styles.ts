/**
 * Lets a style sheet take the place of its earlier versions, once it is here.
 * @param address of the version to show; versions differ in what follows the last dash.
 */
export async function showStyles(address: string): Promise<void> {
  const allVersions = address.replace(/[^-]*$/, '')
  const links = () => [
    ...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href^="${allVersions}"]`),
  ]
  const isHere = (link: HTMLLinkElement) => link.getAttribute('href') === address
  const last = links().at(-1)
  if (last && !isHere(last)) {
    const fresh = document.createElement('link')
    fresh.rel = 'stylesheet'
    fresh.href = address
    await new Promise(resolve => {
      fresh.onload = resolve
      fresh.onerror = resolve
      last.after(fresh)
    })
  }
  // Those before the newest that is here; a newer one may have come meanwhile.
  const present = links()
  for (const link of present.slice(0, present.findIndex(isHere))) link.remove()
}
