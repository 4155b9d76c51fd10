import type { ReactNode } from 'react'
import { isExternal } from '#model/routes.ts'
import { useFrame, useLinkTo } from '../frame/frame-context.ts'
import { socialIcons } from './social-icons.ts'
import styles from './socials.module.css'

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
              <path d={socialIcons[icon].path} />
            </svg>
            <span className="visually-hidden">
              {label ?? socialIcons[icon].name}
              {isExternal(link) && ' (opens in a new tab)'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
