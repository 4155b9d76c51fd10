import type { Locator } from '@playwright/test'

/** How well a control can be told from the page. */
export interface ControlContrast {
  readonly name: string
  /** What it is told by: its border, the color of what the browser draws, or its text where it has no border. */
  readonly by: 'border' | 'accent' | 'text'
  /** Contrast with what lies behind it, 1 to 21, by WCAG 2.2. */
  readonly ratio: number
}

/** The contrast of each visible control of a part of a page, from its computed colors. */
export function controlContrasts(part: Locator): Promise<ControlContrast[]> {
  return part.evaluate(root => {
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
    const ratioOf = (color: string, behind: readonly string[]) => {
      const [dark = 0, light = 0] = [seen([...behind, color]), seen(behind)]
        .map(luminance)
        .sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }
    const groundOf = (element: Element): string[] => {
      const above = element.parentElement ? groundOf(element.parentElement) : []
      return [...above, getComputedStyle(element).backgroundColor]
    }

    const controls = [...root.querySelectorAll<HTMLElement>('input, select, textarea')]
    return controls
      .filter(control => {
        // One that is hidden from sight is shown by its label.
        const { width, height } = control.getBoundingClientRect()
        return width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true })
      })
      .map(control => {
        const style = getComputedStyle(control)
        const behind = control.parentElement ? groundOf(control.parentElement) : []
        const name =
          control.getAttribute('aria-label') ??
          (control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : '') ??
          control.id
        const isDrawn =
          control instanceof HTMLInputElement && /^(?:range|radio|checkbox)$/.test(control.type)
        // What a sheet draws instead of the browser: the label of a radio button, the line below a thumb.
        const label =
          style.opacity === '0' && control instanceof HTMLInputElement && control.labels?.[0]
        if (label) {
          const { backgroundColor, color } = getComputedStyle(label)
          return control.checked
            ? {
                name,
                by: 'accent' as const,
                ratio: ratioOf(backgroundColor, groundOf(label.parentElement ?? root)),
              }
            : { name, by: 'text' as const, ratio: ratioOf(color, groundOf(label)) }
        }
        const line =
          style.appearance === 'none' && control.parentElement?.querySelector('path + path')
        if (isDrawn && line)
          return {
            name,
            by: 'accent' as const,
            ratio: ratioOf(getComputedStyle(line).stroke, behind),
          }
        if (isDrawn)
          return { name, by: 'accent' as const, ratio: ratioOf(style.accentColor, behind) }
        if (Number.parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none')
          return { name, by: 'border' as const, ratio: ratioOf(style.borderTopColor, behind) }
        const { color } = getComputedStyle(control, '::placeholder')
        return { name, by: 'text' as const, ratio: ratioOf(color, groundOf(control)) }
      })
  })
}
