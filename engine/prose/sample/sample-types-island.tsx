import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { Slot } from '#islands/slot.tsx'
import type { NameType, SampleTypes } from '#model/sample-types.ts'
import { placeTip } from '#ui/place-tip.ts'
import { loadTypes } from './load-types.ts'
import { markNames } from './mark-names.ts'
import styles from './sample.module.css'

type Props = {
  /** Address of the types of the sample's names. */
  types: string
}

/** Keys that move between the names of a sample, and how far. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

function nameAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-type]')) || undefined
}

/**
 * A sample whose names show their type: on hover, on a tap, and by keyboard, where Tab leads from the code to
 * its first name and the arrow keys from name to name. The types are fetched when the reader first turns to the
 * sample; if they cannot be had, it stays plain code.
 */
export function SampleTypesIsland({ types }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const loading = useRef<Promise<void>>(undefined)
  const names = useRef<HTMLElement[]>([])
  const known = useRef<SampleTypes>(undefined)
  const current = useRef<HTMLElement>(undefined)
  const tipId = `tip${useId()}`
  const [shown, setShown] = useState<NameType>()

  const load = () => {
    loading.current ??= loadTypes(types).then(loaded => {
      const code = root.current?.querySelector('pre code')
      if (!loaded || !code) {
        loading.current = undefined
        return
      }
      known.current = loaded
      names.current = markNames(code, loaded)
      names.current[0]?.setAttribute('tabindex', '0')
    })
    return loading.current
  }

  const hide = () => {
    current.current?.removeAttribute('aria-describedby')
    current.current = undefined
    tip.current?.hidePopover()
  }

  const show = (name: HTMLElement) => {
    const type = known.current?.types[Number(name.dataset.type)]
    if (!type || !tip.current || current.current === name) return
    hide()
    current.current = name
    name.setAttribute('aria-describedby', tipId)
    setShown(type)
    tip.current.showPopover()
    placeTip(tip.current, name)
  }

  const onPointer = ({ target }: SyntheticEvent) => {
    const point = nameAt(target)
    void load().then(() => point && show(point))
    if (point) show(point)
    else if (!tip.current?.contains(target as Node)) hide()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && current.current) {
      event.stopPropagation()
      hide()
      return
    }
    const from = nameAt(event.target)
    const step = STEPS[event.key]
    if (!from || !step) return
    const next = names.current[names.current.indexOf(from) + step]
    if (!next) return
    event.preventDefault()
    from.removeAttribute('tabindex')
    next.setAttribute('tabindex', '0')
    next.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to the names inside, which can be focused.
    <div
      ref={root}
      onPointerEnter={load}
      onPointerOver={onPointer}
      onPointerDown={onPointer}
      onPointerLeave={hide}
      onFocus={({ target }) => {
        const name = nameAt(target)
        if (name) show(name)
        else void load()
      }}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      <Slot name="code" />
      <div ref={tip} id={tipId} className={styles.tip} role="tooltip" popover="manual">
        <code className={styles.type}>{shown?.type}</code>
        {shown?.docs && <p className={styles.docs}>{shown.docs}</p>}
      </div>
    </div>
  )
}
