import { type ReactNode, useState } from 'react'
import { joinUnits } from '#model/join-units.ts'
import { words } from '#words'
import { namesOf } from './controls.ts'
import styles from './figure.module.css'
import { BeforeIcon, NextIcon } from './figure-icons.tsx'
import type { Step } from './steps.ts'
import type { FigureState } from './use-figure.ts'

/** Where the reader is on the way through a figure. */
export interface Walk<K extends string> {
  readonly steps: readonly Step<K>[]
  /** Steps that were taken; 0 at the start. */
  readonly at: number
  /** Whether what the step has set is still so. */
  readonly isThere: boolean
  /** What is said of the step, while it is so. */
  readonly said: string | undefined
  /** Goes to a step, or with 0 to the start, and sets what is set there. */
  readonly goTo: (at: number) => void
}

/** The way through a figure's steps. */
export function useWalk<K extends string>(
  figure: FigureState<K>,
  steps: readonly Step<K>[],
): Walk<K> {
  const [at, setAt] = useState(0)
  const step = steps[at - 1]
  const isThere =
    step !== undefined &&
    namesOf(figure.controls).every(name => step.values[name] === figure.values[name])
  return {
    steps,
    at,
    isThere,
    said: isThere ? `${words.stepOf(at, steps.length, step.title)}. ${step.sentence}` : undefined,
    goTo(next) {
      const values = steps[next - 1]?.values
      setAt(next)
      if (values) figure.set(values)
      else figure.reset()
    },
  }
}

/** The step of a figure in words, with the ways to the one before and the next. What is said of it is read out with the results. */
export function StepThrough<K extends string>({ walk }: { walk: Walk<K> }): ReactNode {
  const { steps, at, isThere, goTo } = walk
  const step = steps[at - 1]
  const text = isThere ? step?.sentence : step ? words.stepChanged : words.stepsAhead(steps.length)
  const ways = [
    { name: words.previous, label: words.previousStep, to: at - 1, before: <BeforeIcon /> },
    { name: words.next, label: words.nextStep, to: at + 1, after: <NextIcon /> },
  ]
  return (
    <div className={`${styles.steps} figure-steps needs-script`}>
      <strong>{step ? words.stepOf(at, steps.length, step.title) : words.stepByStep}</strong>
      <p>{text && joinUnits(text)}</p>
      {ways.map(({ name, label, to, before, after }) => {
        const canGo = to >= 0 && to <= steps.length
        return (
          // It keeps the focus at the last step, so that the way back is one key away.
          <button
            key={name}
            type="button"
            className="retry"
            aria-label={label}
            aria-disabled={!canGo}
            onClick={() => canGo && goTo(to)}
          >
            {before}
            <span>{name}</span>
            {after}
          </button>
        )
      })}
    </div>
  )
}
