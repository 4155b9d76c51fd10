import type { ReactNode } from 'react'

/** What a popover is like, before and after it is upgraded. */
export interface PopoverSettings {
  /** What a screen reader calls the popover, and its button unless that has text. */
  name: string
  /** What the button shows. */
  button: ReactNode
  /** Whether the button is an icon alone, and so needs its name spoken. */
  isIcon?: boolean
  /** Class of the button. */
  className: string
  /** Distance between button and popover, in CSS pixels. */
  offset: number
}
