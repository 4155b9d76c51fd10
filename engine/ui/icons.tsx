import type { ReactNode, SVGProps } from 'react'

/** A line drawing in the color of the text, hidden from screen readers: what it stands beside or in has a name. */
export function Icon({ children, ...rest }: SVGProps<SVGSVGElement>): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  )
}

/** Opens the search. */
export const SearchIcon = () => (
  <Icon>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Icon>
)

/** Opens the menu of the top navigation. */
export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h10" />
  </Icon>
)

/** Opens the sidebar on small screens. */
export const SidebarIcon = () => (
  <Icon>
    <path d="M4 5h16M4 12h10M4 19h16M18 9.5l2.5 2.5-2.5 2.5" />
  </Icon>
)

/** Closes what lies over the page. */
export const CloseIcon = () => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
)

/** Says that something opens below. */
export const ChevronDownIcon = () => (
  <Icon width="16" height="16">
    <path d="m6 9 6 6 6-6" />
  </Icon>
)

/** Leads back. */
export const ArrowLeftIcon = () => (
  <Icon width="16" height="16">
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
)

/** Leads on. */
export const ArrowRightIcon = () => (
  <Icon width="16" height="16">
    <path d="M5 12h14m-6-6 6 6-6 6" />
  </Icon>
)

/** Leads to the top of the page. */
export const ArrowUpIcon = () => (
  <Icon width="16" height="16">
    <path d="M12 19V5m-6 6 6-6 6 6" />
  </Icon>
)

/** Says that a link leads to another site. */
export const ArrowUpRightIcon = () => (
  <Icon width="14" height="14">
    <path d="M7 17 17 7M8.5 7H17v8.5" />
  </Icon>
)

/** The light theme. */
export const SunIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  </Icon>
)

/** The dark theme. */
export const MoonIcon = () => (
  <Icon>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
  </Icon>
)

/** Leads to the assistant. */
export const ChatIcon = () => (
  <Icon width="16" height="16">
    <path d="M21 12a8 8 0 0 1-11.6 7.1L4 20.5l1.4-4.6A8 8 0 1 1 21 12Z" />
  </Icon>
)

/** Leads to the source of the page. */
export const PencilIcon = () => (
  <Icon width="16" height="16">
    <path d="m4 20 1-4L16.5 4.5l3 3L8 19l-4 1Z" />
  </Icon>
)
