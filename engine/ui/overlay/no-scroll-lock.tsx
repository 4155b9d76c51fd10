import { Fragment } from 'react'

/**
 * Stands in for the scroll lock of the overlay library, which no part of this site uses: menus and popovers
 * leave the page scrollable, and the search dialog holds it still by a rule of the style sheet. The lock
 * writes style elements at run time, which the site's policy forbids, and weighs 4 kB.
 */
export const RemoveScroll = Fragment
