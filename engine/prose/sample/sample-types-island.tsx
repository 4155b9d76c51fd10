import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Slot } from '#islands/slot.tsx'
import type { NameType } from '#model/sample-types.ts'
import { TIP_TRAVEL_MS } from '#model/site-behavior.ts'
import panel from '#ui/panel/panel.module.css'
import { showTips } from '#ui/tip/show-tips.ts'
import { Tokens } from '#ui/tokens/tokens.tsx'
import { foldType } from './fold-type.ts'
import { loadTypes } from './load-types.ts'
import { markNames } from './mark-names.ts'
import styles from './sample.module.css'
import { walkNames } from './walk-names.ts'

type Props = {
  /** Address of the types of the sample's names. */
  types: string
}

/** A type shows at once; a long one can be reached to be scrolled, and its text to be copied. */
const BEHAVIOR = { targets: '[data-type]', restMs: 0, travelMs: TIP_TRAVEL_MS }

/** What turns a reader to a sample: the types are fetched then. */
const TURNS = ['pointerenter', 'focusin'] as const

/**
 * A sample whose names show their type: on hover, on a tap, and by keyboard, where Tab leads from the code to
 * its first name and the arrow keys from name to name. The types are fetched when the reader first turns to the
 * sample; if they cannot be had, it stays plain code. A long type is
 * folded, and scrolls when it is longer than the box.
 */
export function SampleTypesIsland({ types }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const tipId = `tip${useId()}`
  const [shown, setShown] = useState<NameType>()

  useEffect(() => {
    const element = tip.current
    const sample = root.current
    if (!element || !sample) return
    const listening = new AbortController()
    const { signal } = listening
    let state: 'plain' | 'loading' | 'typed' = 'plain'
    let end = () => {}

    const load = async () => {
      if (state !== 'plain') return
      state = 'loading'
      const loaded = await loadTypes(types)
      const code = sample.querySelector('pre code')
      if (signal.aborted) return
      state = loaded ? 'typed' : 'plain'
      if (!loaded || !code) return
      sample.addEventListener('keydown', walkNames(markNames(code, loaded)), { signal })
      const fill = (name: HTMLElement): boolean => {
        const type = loaded.types[Number(name.dataset.type)]
        // At once, since the box is placed by its size.
        if (type) flushSync(() => setShown(type))
        return type !== undefined
      }
      // From here on only, so that no box opens that is empty: also for the name that the reader is at by now.
      end = showTips(sample, { element, descriptionId: tipId, fill }, BEHAVIOR)
    }
    for (const turn of TURNS) sample.addEventListener(turn, load, { signal })
    // The reader may have turned to it before this was.
    if (sample.matches(':is(:hover, :focus-within)')) void load()
    return () => {
      listening.abort()
      end()
    }
  }, [types, tipId])

  return (
    <div ref={root}>
      <Slot name="code" />
      <div ref={tip} className={panel.tip} popover="manual">
        <div id={tipId} className={clsx(panel.panel, styles.box)} role="tooltip">
          <div className={styles.tip}>
            <code className={`${styles.type} tokens`}>
              {shown && <Tokens code={foldType(shown.type)} />}
            </code>
            {shown?.docs && <p className={styles.docs}>{shown.docs}</p>}
          </div>
        </div>
      </div>
    </div>
  )
}
