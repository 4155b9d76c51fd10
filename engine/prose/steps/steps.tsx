import type { ReactNode } from 'react'
import { STEP_TITLE_LEVELS } from '#model/site-behavior.ts'
import styles from './steps.module.css'

/** Steps in their order, numbered. */
export function Steps({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.steps}>{children}</div>
}

interface StepProps {
  title: string
  /** Heading level of the title, 2 to 6. Default: 3. */
  level?: number
  children: ReactNode
}

/**
 * One step.
 * @throws Error 'Invalid.' when the title's level is not one of 2 to 6.
 */
export function Step({ title, level = 3, children }: StepProps): ReactNode {
  const Title = headingTag(level)
  return (
    <div className={styles.step}>
      <Title>{title}</Title>
      {children}
    </div>
  )
}

const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

function headingTag(level: number): (typeof headingTags)[number] {
  const tag = headingTags[level - 1]
  if (tag === undefined || level < STEP_TITLE_LEVELS.from || level > STEP_TITLE_LEVELS.to)
    throw new Error('Invalid.')
  return tag
}
