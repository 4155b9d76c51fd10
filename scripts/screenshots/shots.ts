import path from 'node:path'
import { PROJECT_ROOT } from '#support/folders.ts'

/** Folder of the screenshots that documents show. */
export const SCREENSHOTS = path.join(PROJECT_ROOT, 'docs/comparison')

/** Screenshots are WebP: a third of the bytes of PNG, and legible in code and tables. */
export const FORMAT = { format: 'webp', quality: 78 } as const

const DESK = { width: 1440, height: 900, scale: 1 }
const PHONE = { width: 390, height: 844, scale: 2, isPhone: true }
/** A sheet of A4 between its margins, at 96 pixels to the inch. */
const PAPER = { width: 718, height: 1047, scale: 1 }

/** A picture of a page of the site. */
export interface Shot {
  /** Name of the file, without its ending. */
  name: string
  /** Address of the page. */
  page: string
  /** CSS pixels of the window, how many pixels of the picture each of them has, and whether it is touched. */
  screen: { width: number; height: number; scale: number; isPhone?: boolean }
  theme: 'light' | 'dark'
  /** Fragment that the page is scrolled to; none: its top. */
  at?: string
  /** As it is printed. */
  print?: true
}

/** What docs/comparison.md and README.md show, in the order of their points. */
export const shots: readonly Shot[] = [
  { name: 'article-light', page: '/amm/choose', screen: DESK, theme: 'light' },
  {
    name: 'article-dark',
    page: '/dao/governance',
    screen: DESK,
    theme: 'dark',
    at: 'voting-power',
  },
  { name: 'code', page: '/quickstart', screen: DESK, theme: 'light', at: 'print-a-quote' },
  { name: 'table', page: '/networks', screen: DESK, theme: 'light', at: 'networks-by-chain-id' },
  { name: 'address', page: '/contracts/red-snwapper', screen: DESK, theme: 'light' },
  { name: 'api', page: '/api/swagger', screen: DESK, theme: 'light', at: 'quote' },
  { name: 'landing', page: '/', screen: DESK, theme: 'light' },
  { name: 'figure-dark', page: '/amm/clamm', screen: DESK, theme: 'dark', at: 'price-range' },
  { name: 'phone-landing', page: '/', screen: PHONE, theme: 'light' },
  { name: 'phone-table', page: '/risks', screen: PHONE, theme: 'dark' },
  { name: 'phone-api', page: '/api/swagger', screen: PHONE, theme: 'light', at: 'quote' },
  { name: 'print', page: '/risks', screen: PAPER, theme: 'light', print: true },
]
