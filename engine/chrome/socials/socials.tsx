import type { ReactNode } from 'react'
import { isExternal } from '#model/routes.ts'
import { words } from '#words'
import { useFrame, useLinkTo } from '../frame/frame-context.ts'
import styles from './socials.module.css'

/** The project's social links as icons. */
export function Socials(): ReactNode {
  const { socials } = useFrame().page
  const linkTo = useLinkTo()
  return (
    <ul className={styles.socials}>
      {socials?.map(({ link, label, path }) => (
        <li key={path + link}>
          <a className="icon-button" {...linkTo(link)}>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
              <path d={path} />
            </svg>
            <span className="visually-hidden">
              {label}
              {isExternal(link) && words.newTab}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
