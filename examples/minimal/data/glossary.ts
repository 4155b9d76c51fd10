import type { GlossaryTerm } from 'docs-engine/config'

/** Words of the field, in the order of the alphabet. */
export const glossary: readonly GlossaryTerm[] = [
  {
    id: 'dew-point',
    term: 'Dew point',
    aliases: ['dew-point temperature'],
    definition: 'The temperature to which air has to cool, at the same pressure, for dew to form.',
    page: '/dew-point',
  },
  {
    id: 'radiation-shield',
    term: 'Radiation shield',
    aliases: ['Stevenson screen'],
    definition:
      'White plates around a thermometer. Air passes between them, and sunlight does not reach the sensor.',
    page: '/assemble#mount-the-sensors',
  },
  {
    id: 'relative-humidity',
    term: 'Relative humidity',
    aliases: [],
    definition:
      'How much water vapor the air holds, as a share of the most it can hold at its temperature.',
    page: '/readings',
  },
]
