import type { ReactNode } from 'react'

/** Draws an icon. */
type Icon = () => ReactNode

/**
 * A line drawing in the color of the text, hidden from screen readers: what it stands beside or in has a name.
 * @param path on a field of 24 by 24.
 * @param size width and height in pixels, where the reader has set no other size of text.
 */
export function icon(path: string, size = 20): Icon {
  return function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width={`${size / 16}rem`}
        height={`${size / 16}rem`}
        className="line-icon"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    )
  }
}

/** Opens the search. */
export const SearchIcon = icon('M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4.5 4.5')

/** Opens the menu of the top navigation. */
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h10')

/** Opens the sidebar on small screens. */
export const SidebarIcon = icon('M4 5h16M4 12h10M4 19h16M18 9.5l2.5 2.5-2.5 2.5')

/** Closes what lies over the page. */
export const CloseIcon = icon('m6 6 12 12M18 6 6 18')

/** Says that something opens below. */
export const ChevronDownIcon = icon('m6 9 6 6 6-6', 16)

/** Leads back. */
export const ArrowLeftIcon = icon('M19 12H5m6-6-6 6 6 6', 16)

/** Leads on. */
export const ArrowRightIcon = icon('M5 12h14m-6-6 6 6-6 6', 16)

/** Leads to the top of the page. */
export const ArrowUpIcon = icon('M12 19V5m-6 6 6-6 6 6', 16)

/** Says that a link leads to another site. */
export const ArrowUpRightIcon = icon('M7 17 17 7M8.5 7H17v8.5', 14)

/** The light theme. */
export const SunIcon = icon(
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M5 19l1-1M18 6l1-1',
)

/** The dark theme. */
export const MoonIcon = icon('M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10Z')

/** Leads to the assistant. */
export const ChatIcon = icon('M21 12a8 8 0 0 1-11.6 7.1L4 20.5l1.4-4.6A8 8 0 1 1 21 12Z', 16)

/** Leads to the source of the page. */
export const PencilIcon = icon('m4 20 1-4L16.5 4.5l3 3L8 19l-4 1Z', 16)
