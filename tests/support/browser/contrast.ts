import type { Locator } from '@playwright/test'

/** What a control, or its state, is told by. */
export type Cue = 'text' | 'icon' | 'border' | 'ground' | 'accent' | 'track' | 'thumb' | 'mark'

/** How well a control, or its state, can be told from what is beside it. */
export interface ControlContrast {
  readonly name: string
  /** The best of what it has to be told by. */
  readonly by: Cue
  /** Contrast with what lies behind it, or beside it, 1 to 21, by WCAG 2.2. */
  readonly ratio: number
}

/** The least contrast of words (WCAG 2.2, 1.4.3), and of all else that a control is told by (1.4.11). */
const LEAST = { text: 4.5, other: 3 } as const

/** Those that cannot be told well enough. */
export function faint(found: readonly ControlContrast[]): ControlContrast[] {
  return found.filter(({ by, ratio }) => ratio < (by === 'text' ? LEAST.text : LEAST.other))
}

/**
 * The contrast of each visible control of a part of a page, from its computed colors. Of a control with words or an
 * icon these are enough; a field, which has none, is told by its border. What is chosen among others, such as a tab or
 * the entry of the present page, is measured once more by what the others lack. Sliders: `slider-contrast.ts`.
 */
export function controlContrasts(part: Locator): Promise<ControlContrast[]> {
  return part.evaluate((root, least) => {
    type Style = CSSStyleDeclaration
    const canvas = document.createElement('canvas')
    canvas.width = 1
    canvas.height = 1
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('there is no canvas')

    /** The color that one sees of several, each painted over those before. */
    const seen = (colors: readonly string[]) => {
      for (const color of ['#fff', ...colors]) {
        context.fillStyle = color
        context.fillRect(0, 0, 1, 1)
      }
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }
    // Relative luminance and contrast ratio: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
    const luminance = (channels: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = channels.map(channel => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const between = (one: readonly string[], other: readonly string[]) => {
      const [dark = 0, light = 0] = [seen(one), seen(other)].map(luminance).sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }
    const ratioOf = (color: string, behind: readonly string[]) =>
      between([...behind, color], behind)
    const groundOf = (element: Element | null): string[] =>
      element ? [...groundOf(element.parentElement), getComputedStyle(element).backgroundColor] : []

    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    }
    const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const
    const borders = (style: Style) =>
      SIDES.filter(
        side =>
          Number.parseFloat(style[`border${side}Width`]) > 0 &&
          style[`border${side}Style`] !== 'none',
      ).map(side => style[`border${side}Color`])
    /** The color of a shadow that is drawn as a line within its element; browsers write it first. */
    const lines = ({ boxShadow }: Style) =>
      / inset$/.test(boxShadow) ? [boxShadow.replace(/ (?:-?[\d.]+px ?)+inset$/, '')] : []
    const best = (cues: readonly (readonly [Cue, number])[]) =>
      [...cues].sort(([oneCue, one], [otherCue, other]) => {
        const share = (by: Cue, ratio: number) => ratio / (by === 'text' ? least.text : least.other)
        return share(otherCue, other) - share(oneCue, one)
      })[0] ?? (['border', 1] as const)
    const nameOf = (control: Element) =>
      control.getAttribute('aria-label') ??
      (control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined) ??
      (control.textContent.trim() || control.id || control.className)

    /** What the browser draws by itself. */
    const drawn = (control: HTMLElement): readonly [Cue, number] => [
      'accent',
      ratioOf(getComputedStyle(control).accentColor, groundOf(control.parentElement)),
    ]
    /** The row that a field without a border of its own stands in, with what belongs to it. */
    const frameOf = (field: HTMLElement) => {
      const { parentElement } = field
      const isBare = borders(getComputedStyle(field)).length === 0
      return isBare && parentElement && borders(getComputedStyle(parentElement)).length === 4
        ? parentElement
        : field
    }
    const field = (control: HTMLElement): readonly [Cue, number] => {
      const frame = frameOf(control)
      const behind = groundOf(frame.parentElement)
      const cues = borders(getComputedStyle(frame)).map(
        color => ['border', ratioOf(color, behind)] as const,
      )
      const { color } = getComputedStyle(control, '::placeholder')
      return cues.length > 0 ? best(cues) : ['text', ratioOf(color, groundOf(control))]
    }
    const pressed = (control: HTMLElement): readonly [Cue, number] => {
      const behind = groundOf(control.parentElement)
      const own = groundOf(control)
      const style = getComputedStyle(control)
      const icons = [...control.querySelectorAll('svg :is(path, circle, rect, line, polyline)')]
        .map(shape => getComputedStyle(shape))
        .map(({ stroke, fill }) => (stroke === 'none' ? fill : stroke))
      return best([
        ...(control.innerText.trim() ? [['text', ratioOf(style.color, own)] as const] : []),
        ...icons
          .filter(color => color !== 'none')
          .map(color => ['icon', ratioOf(color, own)] as const),
        ...borders(style).map(color => ['border', ratioOf(color, behind)] as const),
        ['ground', between(own, behind)],
      ])
    }

    /** What shows the state of a control: itself, or for one that is out of sight what stands for it. */
    const shownBy = (control: Element): Element | null => {
      if (!(control instanceof HTMLInputElement)) return control
      const label = control.labels?.[0]
      return getComputedStyle(control).opacity === '0'
        ? (label ?? null)
        : control.nextElementSibling
    }
    /** Colors of an element with where they lie, by what they are of. */
    const look = (element: Element) => {
      const behind = groundOf(element.parentElement)
      const own = groundOf(element)
      const style = getComputedStyle(element)
      const laid = (pseudo: string) => {
        const { content, backgroundColor } = getComputedStyle(element, pseudo)
        return content === 'none' || content === 'normal' ? [] : [ratioOf(backgroundColor, own)]
      }
      return {
        text: style.color,
        ground: own,
        lines: [
          ...borders(style).map(color => ratioOf(color, behind)),
          ...lines(style).map(color => ratioOf(color, own)),
          ...laid('::before'),
          ...laid('::after'),
        ],
      }
    }
    const CHOSEN =
      '[aria-current], [aria-selected="true"], [aria-pressed="true"], [type="radio"]:checked'
    /** What is of the same kind, in the same list or the next one around it, and is not chosen. */
    const peerOf = (control: Element): Element | undefined => {
      const kind = [
        control.tagName.toLowerCase(),
        ...['role', 'type'].flatMap(name => {
          const value = control.getAttribute(name)
          return value === null ? [] : `[${name}="${value}"]`
        }),
        ...[...control.classList].slice(0, 1).map(name => `.${CSS.escape(name)}`),
      ].join('')
      for (let around = control.parentElement; around; around = around.parentElement) {
        const others = [...around.querySelectorAll(kind)]
        const peer = others.find(other => !other.matches(CHOSEN))
        if (peer) return peer
      }
      return undefined
    }
    const state = (control: Element): ControlContrast[] => {
      const shown = shownBy(control)
      const peer = peerOf(control)
      const other = peer && shownBy(peer)
      if (!shown || !isSeen(shown) || !other) return []
      const [mine, theirs] = [look(shown), look(other)]
      const added = mine.lines.filter(
        (ratio, place) => Math.abs(ratio - (theirs.lines[place] ?? 1)) > 0.1,
      )
      const ratio = Math.max(
        between(mine.ground, theirs.ground),
        between([mine.text], [theirs.text]),
        ...added,
      )
      return [{ name: `chosen: ${nameOf(shown)}`, by: 'mark', ratio }]
    }

    const CONTROLS = 'button, summary, input, select, textarea, [role="tab"], [role="menuitem"]'
    const controls = [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(
      control =>
        isSeen(control) &&
        control.closest('[aria-disabled="true"], :disabled, .visually-hidden') === null &&
        getComputedStyle(control).opacity !== '0',
    )
    const told = controls.flatMap(control => {
      const name = nameOf(control)
      const type = control instanceof HTMLInputElement ? control.type : ''
      // A slider is measured as it is drawn.
      if (type === 'range') return []
      const [by, ratio] = /^(?:radio|checkbox)$/.test(type)
        ? drawn(control)
        : control.matches('input, select, textarea')
          ? field(control)
          : pressed(control)
      return [{ name, by, ratio }]
    })
    return [...told, ...[...root.querySelectorAll(CHOSEN)].flatMap(state)]
  }, LEAST)
}
