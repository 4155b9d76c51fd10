import type { Root } from 'hast'
import type { Words } from '#words/en.ts'
import { h, visitStatic } from './tree.ts'

/** The widest an image is shown in an article, in CSS pixels: `--measure` in `engine/styles/tokens.css`. */
const WIDEST_PX = 736

/**
 * Makes each image of an article that is shown smaller than its file a link to the file. Images with classes are left:
 * a component decides about its own.
 * @param tree with the sizes of images
 */
export function linkLargeImages(tree: Root, words: Words): void {
  visitStatic(tree, (element, parent, index) => {
    const { tagName, properties } = element
    if (tagName === 'a') return true
    const { src, alt, width, className } = properties
    // Without words the link would have no name.
    if (tagName !== 'img' || !src || !alt || className) return false
    if (!(Number(width) > WIDEST_PX)) return false
    parent.children[index] = h('a', { href: src, title: words.fullSize, dataZoom: '' }, element)
    return true
  })
}
