import { clsx } from 'clsx'
import * as Menu from 'radix-ui/dropdown-menu'
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { ChevronDownIcon } from '../icons.tsx'
import panel from '../panel/panel.module.css'
import type { DisclosureState } from '../upgrade/disclosure-state.ts'
import styles from './menu.module.css'
import type { MenuEntry, MenuSettings } from './menu-entry.ts'
import { MenuItems } from './menu-items.tsx'
import { useHoverOpen } from './use-hover-open.ts'
import { useMenuFocus } from './use-menu-focus.ts'

interface Props {
  entry: MenuEntry
  settings: MenuSettings
  /** State of the element this menu takes the place of. */
  initial: DisclosureState
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown']

/** A button with a menu that opens under a resting mouse or by a press, and is worked by keys. */
export function DropdownMenu({ entry, settings, initial }: Props): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const wasPressed = initial.focus !== undefined
  const [isOpen, setOpen] = useState(initial.open || (initial.hovered && !wasPressed))
  const [isCarried, setCarried] = useState(initial.open)
  const focus = useMenuFocus(trigger, content, initial)

  useLayoutEffect(() => {
    if (initial.focus !== undefined) trigger.current?.focus({ preventScroll: true })
  }, [initial])

  const change = (open: boolean) => {
    setOpen(open)
    if (!open) setCarried(false)
  }
  const hover = useHoverOpen({
    trigger,
    isOpen,
    startsInside: initial.hovered,
    delay: settings.hoverDelay,
    grace: settings.leaveGrace,
    open() {
      focus.opening.current = 'hover'
      change(true)
    },
    close() {
      focus.closing.current = 'leave'
      change(false)
    },
  })

  /** Whether the press under way is of the button of a menu that a press before has opened. */
  const closesByClick = useRef(false)

  /** A press of the button of a menu that the pointer opened keeps it open, and brings the focus in. */
  const keepOpen = (event: PointerEvent | KeyboardEvent, target: string): boolean => {
    const isKept = isOpen && focus.opening.current === 'hover'
    focus.opening.current = 'press'
    if (isKept) {
      event.preventDefault()
      const inside = target && content.current?.querySelector<HTMLElement>(target)
      ;(inside || content.current)?.focus({ preventScroll: true })
    }
    return isKept
  }

  // The library takes this one, but leaves it out of its types.
  const openFocus: object = { onOpenAutoFocus: focus.onOpen }
  return (
    <Menu.Root modal={false} open={isOpen} onOpenChange={change}>
      <Menu.Trigger
        className={clsx(panel.trigger, styles.trigger, settings.className)}
        aria-current={entry.current}
        ref={trigger}
        onPointerMove={hover.onPointerMove}
        onPointerLeave={hover.onPointerLeave}
        onPointerDown={event => {
          hover.onPointerDown()
          if (event.button !== 0 || event.ctrlKey) return
          closesByClick.current = isOpen && !keepOpen(event, '')
          // The library would close it at once; a click tells whether it is the second of a double click.
          if (closesByClick.current) event.preventDefault()
          if (!isOpen) focus.opening.current = 'press'
        }}
        onClick={event => {
          if (closesByClick.current && event.detail <= 1) change(false)
          closesByClick.current = false
        }}
        onKeyDown={event => {
          if (OPENING_KEYS.includes(event.key)) keepOpen(event, '[role="menuitem"]')
        }}
      >
        {entry.label}
        <ChevronDownIcon />
      </Menu.Trigger>
      <Menu.Content
        className={clsx(
          panel.panel,
          panel.floating,
          styles.panel,
          styles.floating,
          isCarried && panel.still,
        )}
        align="end"
        sideOffset={settings.offset}
        collisionPadding={8}
        ref={content}
        onInteractOutside={event => {
          const { target } = event
          if (target instanceof Node && trigger.current?.contains(target)) event.preventDefault()
          else focus.closing.current = 'outside'
        }}
        onCloseAutoFocus={focus.onClosed}
        {...openFocus}
      >
        <MenuItems entries={entry.items ?? []} focus={focus} offset={settings.offset} />
      </Menu.Content>
    </Menu.Root>
  )
}
