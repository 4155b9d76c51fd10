import { type ReactNode, useDeferredValue, useRef } from 'react'
import { joinUnits } from '#model/join-units.ts'
import { Actions } from './actions.tsx'
import { Announcer } from './announcer.tsx'
import { ControlPanel } from './control-panel.tsx'
import { DataDetails } from './data-details.tsx'
import styles from './figure.module.css'
import type { FigureResult, FigureText } from './figure-content.ts'
import { Readings } from './readings.tsx'
import { StepThrough, useWalk } from './step-through.tsx'
import type { Step } from './steps.ts'
import { useAnsweringStyles } from './use-answering.ts'
import type { FigureState } from './use-figure.ts'
import { ScaleContext, useWidth } from './use-width.ts'

interface Props<K extends string> {
  figure: FigureState<K>
  text: FigureText
  result: FigureResult
  /** The way through it, for a figure that carries its page. */
  steps?: readonly Step<K>[]
  /** The picture. */
  children: ReactNode
}

const NO_STEPS: readonly Step<never>[] = []

/** A figure: what to see, the picture, what can be set, the result, and the data behind it. */
export function Figure<K extends string>(props: Props<K>): ReactNode {
  const { figure, text, result, steps = NO_STEPS, children } = props
  const { title, caption, hint } = text
  const { sentence, readings = [], table } = result
  const root = useRef<HTMLElement>(null)
  const width = useWidth(root)
  useAnsweringStyles()
  const walk = useWalk(figure, steps)
  /** What was set when a finger or pointer came down. */
  const before = useRef(figure.values)
  // The table follows once there is time: while a control is dragged, the picture comes first.
  const shownTable = useDeferredValue(table)
  return (
    <>
      {width.isFull && (
        <div
          ref={part => part?.style.setProperty('height', `${width.room}px`)}
          className={styles.figure}
        />
      )}
      <figure
        ref={root}
        id={figure.id}
        className={styles.figure}
        popover={width.isFull ? 'manual' : undefined}
        onPointerDownCapture={({ isPrimary }) => {
          if (isPrimary) before.current = figure.values
        }}
        // The browser scrolls the page: whoever only passed by has set nothing.
        onPointerCancel={() => figure.restore(before.current)}
      >
        <figcaption className={styles.caption}>
          <strong className={styles.title}>{title}</strong> {caption}
          {hint && <span className="needs-script"> {hint}</span>}
        </figcaption>
        <Actions
          figure={{ ...figure, reset: () => walk.goTo(0) }}
          table={table}
          root={root}
          width={width}
        />
        {steps.length > 0 && <StepThrough walk={walk} />}
        <ScaleContext value={width.scale}>
          <div className="figure-pictures">{children}</div>
        </ScaleContext>
        <ControlPanel figure={figure} />
        {readings.length > 0 && <Readings readings={readings} />}
        <p className={styles.sentence}>{joinUnits(sentence)}</p>
        <Announcer text={walk.said ?? sentence} />
        <DataDetails title={title} table={shownTable} />
      </figure>
    </>
  )
}
