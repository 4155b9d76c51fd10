import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import MiniSearch from 'minisearch'
import svgPath from 'svgpath'
import { visit } from 'unist-util-visit'
import type { CheckedSettings, SocialLink } from '#model/config/site.ts'
import type { SettingDiagnostic } from '../diagnostics/setting-position.ts'

/** Folder of the icons: each is a file named by its slug. The package's module holds all of them, and takes a second to read. */
const ICON_FOLDER = path.dirname(fileURLToPath(import.meta.resolve('simple-icons/icons/x.svg')))

/** Decimals of an outline on a square of 24 units: no icon is shown so large that more could be seen. */
const DECIMALS = 2

/** Icons that settings may call by an older name, which stays what is read out. */
const renamed: Readonly<Record<string, { slug: string; name: string }>> = {
  warpcast: { slug: 'farcaster', name: 'Warpcast' },
}

function fileOf(icon: string): string {
  return path.join(ICON_FOLDER, `${renamed[icon]?.slug ?? icon}.svg`)
}

/** The social links of settings whose icons exist, as they are shown. */
export function drawnSocials({ socials }: CheckedSettings): SocialLink[] {
  return socials.map(({ icon, link, label }) => {
    const { name, path: outline } = readIcon(icon)
    return { link, label: label ?? name, path: outline }
  })
}

/** What an icon is called, and its outline. @param icon name of one that exists */
function readIcon(icon: string): { name: string; path: string } {
  const read = { name: renamed[icon]?.name ?? '', path: '' }
  const svg = fromHtml(readFileSync(fileOf(icon), 'utf8'), { fragment: true })
  visit(svg, 'element', element => {
    if (element.tagName === 'title') read.name ||= textOf(element)
    if (element.tagName === 'path') {
      read.path = svgPath(String(element.properties.d)).round(DECIMALS).toString()
    }
  })
  return read
}

/** Icons of social links that do not exist, each with names that are close to it. */
export function unknownIcons({ socials }: CheckedSettings): Omit<SettingDiagnostic, 'file'>[] {
  return socials.flatMap(({ icon }, index) =>
    existsSync(fileOf(icon))
      ? []
      : {
          path: ['socials', index, 'icon'],
          message: `field "socials[${index}].icon": expected the name of an icon at simpleicons.org, found "${icon}"`,
          fix: hint(icon),
        },
  )
}

/** How many similar names a message lists. */
const MOST_LISTED = 3

function hint(icon: string): string {
  const names = new MiniSearch<{ id: string }>({ fields: ['id'] })
  names.addAll(
    readdirSync(ICON_FOLDER).map(file => ({ id: path.basename(file, path.extname(file)) })),
  )
  const close = names.search(icon, { fuzzy: 0.3, prefix: true }).slice(0, MOST_LISTED)
  return close.length > 0
    ? `did you mean ${close.map(({ id }) => `"${id}"`).join(' or ')}?`
    : 'write the slug of the icon, such as "github"'
}
