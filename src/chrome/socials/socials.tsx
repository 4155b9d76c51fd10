import type { ReactNode } from 'react'
import { siDiscord, siFarcaster, siGithub, siTelegram, siX } from 'simple-icons'
import { useFrame, useLinkTo } from '#chrome/frame/frame-context.ts'
import type { SocialIcon } from '#model/config/site.ts'
import { isExternal } from '#model/routes.ts'
import styles from './socials.module.css'

const icons: Readonly<Record<SocialIcon, { name: string; path: string }>> = {
  discord: { name: 'Discord', path: siDiscord.path },
  github: { name: 'GitHub', path: siGithub.path },
  telegram: { name: 'Telegram', path: siTelegram.path },
  warpcast: { name: 'Warpcast', path: siFarcaster.path },
  x: { name: 'X', path: siX.path },
}

/** The project's social links as icons. */
export function Socials(): ReactNode {
  const { socials } = useFrame().site
  const linkTo = useLinkTo()
  return (
    <ul className={styles.socials}>
      {socials.map(({ icon, link, label }) => (
        <li key={icon + link}>
          <a className="icon-button" {...linkTo(link)}>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
              <path d={icons[icon].path} />
            </svg>
            <span className="visually-hidden">
              {label ?? icons[icon].name}
              {isExternal(link) && ' (opens in a new tab)'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
