import { clsx } from 'clsx'
import * as Base from 'radix-ui/popover'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import panel from '../panel/panel.module.css'
import type { DisclosureState } from '../upgrade/disclosure-state.ts'
import styles from './popover.module.css'
import type { PopoverSettings } from './popover-settings.ts'

interface Props extends PopoverSettings {
  /** State of the element this popover takes the place of. */
  initial: DisclosureState
  children: (onFollow: () => void) => ReactNode
}

/** A button that shows a box of links. Escape and a press outside close it; the focus goes in and returns. */
export function Popover({
  name,
  button,
  isIcon,
  className,
  offset,
  initial,
  children,
}: Props): ReactNode {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const carried = useRef<DisclosureState>(initial)
  const focusGoesOn = useRef(false)
  const [isOpen, setOpen] = useState(initial.open)
  const [isCarried, setCarried] = useState(initial.open)

  useLayoutEffect(() => {
    if (initial.focus !== undefined) trigger.current?.focus({ preventScroll: true })
  }, [initial])

  const change = (open: boolean) => {
    setOpen(open)
    if (open) focusGoesOn.current = false
    else setCarried(false)
  }
  return (
    <Base.Root open={isOpen} onOpenChange={change}>
      <Base.Trigger
        className={clsx(panel.trigger, className)}
        aria-label={isIcon ? name : undefined}
        id={id}
        ref={trigger}
        onClick={event => {
          // The second click of a double click: the first one has opened it.
          if (isOpen && event.detail > 1) event.preventDefault()
        }}
      >
        {button}
      </Base.Trigger>
      <Base.Content
        className={clsx(panel.panel, styles.panel, panel.floating, isCarried && panel.still)}
        aria-label={name}
        data-opener={id}
        align="end"
        sideOffset={offset}
        collisionPadding={16}
        ref={content}
        onOpenAutoFocus={event => {
          const { open, focus } = carried.current
          carried.current = { open: false, hovered: false, focus: 'button' }
          if (open && focus === undefined) event.preventDefault()
          if (typeof focus !== 'number') return
          event.preventDefault()
          content.current?.querySelectorAll('a')[focus]?.focus({ preventScroll: true })
        }}
        onInteractOutside={({ target }) => {
          const isTrigger = target instanceof Node && trigger.current?.contains(target)
          focusGoesOn.current = !isTrigger
        }}
        onCloseAutoFocus={event => {
          // Without scrolling, which the library would do to clear the bar that the button stands in.
          event.preventDefault()
          if (!focusGoesOn.current) trigger.current?.focus({ preventScroll: true })
        }}
      >
        {children(() => {
          trigger.current?.focus({ preventScroll: true })
          // From here the focus moves on to where the link leads. Not before: the trigger counts as outside.
          focusGoesOn.current = true
          change(false)
        })}
      </Base.Content>
    </Base.Root>
  )
}
