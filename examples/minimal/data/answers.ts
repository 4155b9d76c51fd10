import type { SearchAnswer } from 'docs-engine/config'
import { sensors } from './station.ts'

/** What the search says by itself: the field of each sensor in a reading. */
export const answers: readonly SearchAnswer[] = sensors.map(({ name, field, unit, accuracy }) => ({
  name,
  where: 'field of a reading',
  kind: 'field',
  value: field,
  text: `In${unit}, off by ${accuracy} at most.`,
  subjects: [name],
  places: [],
  asks: ['field', 'accuracy', 'unit'],
  href: `/readings#${field}`,
}))
