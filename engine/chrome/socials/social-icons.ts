import discord from 'simple-icons/icons/discord.svg?raw'
import farcaster from 'simple-icons/icons/farcaster.svg?raw'
import github from 'simple-icons/icons/github.svg?raw'
import telegram from 'simple-icons/icons/telegram.svg?raw'
import x from 'simple-icons/icons/x.svg?raw'
import type { SocialIcon } from '#model/config/site.ts'

/** The outline of an icon, as path data. */
function pathOf(svg: string): string {
  return / d="([^"]+)"/.exec(svg)?.[1] ?? ''
}

/**
 * The icons that a social link may carry, drawn on a square of 24 units. Each is taken from a file of its
 * own: the package's module holds thousands, and would be read by every bundle and every worker.
 */
export const socialIcons: Readonly<Record<SocialIcon, { name: string; path: string }>> = {
  discord: { name: 'Discord', path: pathOf(discord) },
  github: { name: 'GitHub', path: pathOf(github) },
  telegram: { name: 'Telegram', path: pathOf(telegram) },
  warpcast: { name: 'Warpcast', path: pathOf(farcaster) },
  x: { name: 'X', path: pathOf(x) },
}
