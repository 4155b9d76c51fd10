import { readFile } from 'node:fs/promises'

/** The rules of the component gallery. No published site has them. */
export function galleryStyles(): Promise<string> {
  return readFile(new URL('./gallery.css', import.meta.url), 'utf8')
}
