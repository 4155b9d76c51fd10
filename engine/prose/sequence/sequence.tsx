import type { ReactNode } from 'react'
import { z } from 'zod'
import { TagError } from '#model/tag-error.ts'
import { words } from '#words'
import { DrawingFrame } from '../drawing/drawing-frame.tsx'
import { tag } from '../tag.ts'
import styles from './sequence.module.css'

const lane = z.strictObject({
  /** Who or what acts; unique in the drawing. */
  name: z.string().min(1),
  /** Where or what it is, in a word or two. */
  note: z.string().min(1).optional(),
})

const step = z.strictObject({
  /** Names of two lanes. */
  from: z.string().min(1),
  to: z.string().min(1),
  /** What passes between them, in a few words. */
  text: z.string().min(1),
  /** `accent` for the one that matters most. Default: `plain`. */
  tone: z.enum(['plain', 'accent']).default('plain'),
})

/** Numbers of the lanes that a step leads from and to, the first lane is 1. */
interface Course {
  from: number
  to: number
}

/** @throws TagError when a step names a lane that there is not, or leads nowhere. */
function courseOf(names: readonly string[], { from, to }: z.output<typeof step>, number: number) {
  for (const name of [from, to]) {
    if (!names.includes(name)) {
      throw new TagError(
        `step ${number} names the lane "${name}", which is not there`,
        `the lanes are ${names.join(', ')}`,
      )
    }
  }
  if (from === to) {
    throw new TagError(`step ${number} leads from "${from}" to itself`, 'name another lane')
  }
  return { from: names.indexOf(from) + 1, to: names.indexOf(to) + 1 } satisfies Course
}

/** Its line and its head, which the style sheet turns around for a step that leads back. */
function Arrow(): ReactNode {
  return (
    <span className={styles.arrow}>
      <svg viewBox="0 0 8 10" width="8" height="10" aria-hidden="true">
        <path d="M1.5 1L7 5L1.5 9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </span>
  )
}

/**
 * Who does what with whom, in order: a lane for each, and numbered steps between lanes. Read aloud it is two lists.
 * @throws TagError when two lanes have one name, a step names a lane that there is not, or leads nowhere
 */
export const Sequence = tag(
  {
    /** What it shows as a whole; printed below it. */
    caption: z.string().min(1),
    /** From left to right. More than four are too narrow for a phone. */
    lanes: z.array(lane).min(2).max(4).readonly(),
    /** From top to bottom. */
    steps: z.array(step).min(1).readonly(),
  },
  function Sequence({ caption, lanes, steps }) {
    const names = lanes.map(({ name }) => name)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice !== undefined) {
      throw new TagError(`two lanes have the name "${twice}"`, 'give each a name of its own')
    }
    return (
      <DrawingFrame caption={caption}>
        <div className={styles.plan} data-lanes={lanes.length}>
          <ul className={styles.lanes}>
            {lanes.map(({ name, note }) => (
              <li key={name} className={styles.lane}>
                <span className={styles.head}>
                  <strong>{name}</strong>
                  {note && (
                    <>
                      {' '}
                      <span className={styles.note}>{note}</span>
                    </>
                  )}
                </span>
              </li>
            ))}
          </ul>
          <ol className={styles.steps}>
            {steps.map((each, index) => {
              const { from, to } = courseOf(names, each, index + 1)
              return (
                <li
                  // Steps never move, so their place identifies them.
                  key={`${index}-${each.text}`}
                  className={styles.step}
                  data-from={from}
                  data-to={to}
                  data-tone={each.tone}
                  data-back={from > to ? '' : undefined}
                >
                  <span className={styles.number} data-md="none">
                    {index + 1}
                  </span>{' '}
                  <span className={styles.words}>
                    <span className="visually-hidden">{words.stepBetween(each.from, each.to)}</span>
                    {each.text}
                  </span>
                  <Arrow />
                </li>
              )
            })}
          </ol>
        </div>
      </DrawingFrame>
    )
  },
)
