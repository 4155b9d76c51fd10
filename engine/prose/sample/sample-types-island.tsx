import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Slot } from '#islands/slot.tsx'
import type { NameType, SampleTypes } from '#model/sample-types.ts'
import { TIP_TRAVEL_MS } from '#model/site-behavior.ts'
import panel from '#ui/panel/panel.module.css'
import { showTips } from '#ui/tip/show-tips.ts'
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
 * sample; if they cannot be had, it stays plain code.
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
    let known: SampleTypes | undefined
    let isLoading = false

    const load = async () => {
      if (known || isLoading) return
      isLoading = true
      const loaded = await loadTypes(types)
      isLoading = false
      const code = sample.querySelector('pre code')
      if (!loaded || !code || signal.aborted) return
      known = loaded
      sample.addEventListener('keydown', walkNames(markNames(code, loaded)), { signal })
    }
    const fill = (name: HTMLElement): boolean => {
      const type = known?.types[Number(name.dataset.type)]
      // At once, since the box is placed by its size.
      if (type) flushSync(() => setShown(type))
      return type !== undefined
    }
    for (const turn of TURNS) sample.addEventListener(turn, load, { signal })
    const end = showTips(sample, { element, descriptionId: tipId, fill }, BEHAVIOR)
    return () => {
      listening.abort()
      end()
    }
  }, [types, tipId])

  return (
    <div ref={root}>
      <Slot name="code" />
      <div ref={tip} className={panel.tip} popover="manual">
        <div id={tipId} className={clsx(panel.panel, styles.tip)} role="tooltip">
          <code className={styles.type}>{shown?.type}</code>
          {shown?.docs && <p className={styles.docs}>{shown.docs}</p>}
        </div>
      </div>
    </div>
  )
}
