import { type ReactNode, useDeferredValue, useRef } from 'react'
import { Actions } from './actions.tsx'
import { Announcer } from './announcer.tsx'
import { ControlPanel } from './control-panel.tsx'
import { DataDetails } from './data-details.tsx'
import styles from './figure.module.css'
import type { FigureResult, FigureText } from './figure-content.ts'
import { Readings } from './readings.tsx'
import type { FigureState } from './use-figure.ts'

interface Props<K extends string> {
  figure: FigureState<K>
  text: FigureText
  result: FigureResult
  /** The picture. */
  children: ReactNode
}

/** A figure: what to see, the picture, what can be set, the result, and the data behind it. */
export function Figure<K extends string>(props: Props<K>): ReactNode {
  const { figure, text, result, children } = props
  const { title, caption, hint } = text
  const { sentence, readings = [], table } = result
  const root = useRef<HTMLElement>(null)
  // The table follows once there is time: while a control is dragged, the picture comes first.
  const shownTable = useDeferredValue(table)
  return (
    <figure ref={root} id={figure.id} className={styles.figure}>
      <figcaption className={styles.caption}>
        <strong className={styles.title}>{title}</strong> {caption}
        {hint && <span className="needs-script"> {hint}</span>}
      </figcaption>
      {children}
      <ControlPanel figure={figure} />
      {readings.length > 0 && <Readings readings={readings} />}
      <p className={styles.sentence}>{sentence}</p>
      <Announcer text={sentence} />
      <div className={styles.foot}>
        <DataDetails title={title} table={shownTable} />
        <Actions figure={figure} table={table} root={root} />
      </div>
    </figure>
  )
}
