import type { Element } from 'hast'
import { classesOf } from '../article/tree.ts'

/** Elements that are for the hand or the eye, or no part of the text. */
const ELEMENTS = new Set([
  ...[
    'button',
    'fieldset',
    'form',
    'label',
    'link',
    'meta',
    'nav',
    'noscript',
    'option',
    'progress',
  ],
  ...['script', 'select', 'style', 'svg', 'template', 'textarea'],
])
/**
 * Classes of what a reader of Markdown has no use for: links of headings to themselves, controls, second pictures, and
 * pictures whose data stands below them.
 */
const CLASSES = ['anchor', 'needs-script', 'dark-only', 'figure-pictures']
/** Roles of what is said or shown while a page is used, and of rows of tabs. */
const ROLES = ['status', 'tablist', 'tooltip']

/** Whether an element has a picture's role, and words in place of what it shows. */
export function isPicture({ properties }: Element): boolean {
  return properties.role === 'img' && typeof properties.ariaLabel === 'string'
}

/** Whether an element is no part of the Markdown of its page. */
export function isLeftOut(element: Element): boolean {
  const { tagName, properties } = element
  if (isPicture(element)) return false
  // The box of a task is part of the text.
  if (tagName === 'input') return properties.type !== 'checkbox'
  return (
    ELEMENTS.has(tagName) ||
    ROLES.includes(String(properties.role)) ||
    properties.ariaHidden === 'true' ||
    properties.hidden === true ||
    classesOf(element).some(name => CLASSES.includes(name))
  )
}
