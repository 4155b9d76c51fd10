import type { Control, FigureResult, FigureText } from 'docs-engine/figures'

/** What the model of every figure exports. */
export interface FigureModel {
  readonly CONTROLS: Readonly<Record<string, Control>>
  readonly TEXT: FigureText
  readonly shownAt: (values: Readonly<Record<string, number>>) => { result: FigureResult }
}

/** What no reader should meet: no number, and zero with a sign. */
export const UNREADABLE = /NaN|Infinity|∞|undefined|null|[-−]0(?:\.0+)?(?:$|[^.\d])/

/** The ends of what can be set by a control. */
export function endsOf(control: Control): readonly [number, number] {
  return control.kind === 'choice' ? [0, control.options.length - 1] : [control.min, control.max]
}

type Slider = Extract<Control, { kind: 'slider' }>

/** Every value at a position of a logarithmic slider. @param settle the engine's own, which tests alone may import */
export function positionsOf(
  slider: Slider,
  settle: (slider: Slider, value: number) => number,
): number[] {
  const { min, max, step } = slider
  return Array.from({ length: step + 1 }, (_, at) =>
    settle(slider, min * (max / min) ** (at / step)),
  )
}

/** The names of controls whose value is out of its range, or missing. */
export function outOfRange(
  controls: FigureModel['CONTROLS'],
  values: Readonly<Record<string, number>>,
): string[] {
  return Object.entries(controls).flatMap(([name, control]) => {
    const [least, most] = endsOf(control)
    const value = values[name] ?? Number.NaN
    return value >= least && value <= most ? [] : [name]
  })
}

/** The results that a figure shows side by side, by their names. */
export function readingsOf({ readings = [] }: FigureResult): Readonly<Record<string, string>> {
  return Object.fromEntries(readings.map(({ name, value }) => [name, value]))
}

/** What a figure says: its sentence, then a line for each of its results. */
export function saidIn({ sentence, readings = [] }: FigureResult): string[] {
  return [sentence, ...readings.map(({ name, value }) => `${name}: ${value}`)]
}

/** The lines of a text, without the space around them. */
export function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map(line => line.trim())
}
