import { z } from 'zod'
import { STEP_TITLE_LEVELS } from '#model/site-behavior.ts'
import { content, tag } from '../tag.ts'
import styles from './steps.module.css'

const { from, to } = STEP_TITLE_LEVELS

/** A heading level as its element. */
type TitleLevel = keyof typeof titleElements
const titleElements = { 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const

const titleLevel = z.custom<TitleLevel>(
  level => Number.isInteger(level) && Number(level) >= from && Number(level) <= to,
  { error: 'Invalid.', params: { fix: `give its title a level from ${from} to ${to}` } },
)

/** Steps in their order, numbered. */
export const Steps = tag({ children: content }, function Steps({ children }) {
  return (
    <div className={styles.steps} data-md="steps">
      {children}
    </div>
  )
})

/** One step. Its message for a wrong level, 'Invalid.', is specified. */
export const Step = tag(
  {
    title: z.string().min(1),
    /** Heading level of the title, 2 to 6. Default: 3. */
    level: titleLevel.default(3),
    children: content,
  },
  function Step({ title, level, children }) {
    const Title = titleElements[level]
    return (
      <div className={styles.step}>
        <Title>{title}</Title>
        {children}
      </div>
    )
  },
)
