/** Where a station answers in its own network. */
const STATION_ADDRESS = 'http://skylark.local'

/** How often a station measures, in seconds. */
export const INTERVAL_SECONDS = 60

/** What code in pages writes as `{{NAME}}`. */
export const sampleValues = { STATION_ADDRESS }

/** A value that the station measures. */
export interface Sensor {
  readonly name: string
  /** Its field in a reading. */
  readonly field: string
  /** As it follows a number, with the space between them. */
  readonly unit: string
  readonly lowest: number
  readonly highest: number
  /** How far a value may be off, in words. */
  readonly accuracy: string
  /** A value as the example answer has it. */
  readonly example: number
}

/** The sensors of the kit, in the order of the fields of a reading. */
export const sensors: readonly Sensor[] = [
  {
    name: 'Air temperature',
    field: 'temperature',
    unit: '\u00a0°C',
    lowest: -40,
    highest: 60,
    accuracy: '±0.3 °C',
    example: 18.4,
  },
  {
    name: 'Relative humidity',
    field: 'humidity',
    unit: '\u00a0%',
    lowest: 0,
    highest: 100,
    accuracy: '±2 %',
    example: 62,
  },
  {
    name: 'Air pressure',
    field: 'pressure',
    unit: '\u00a0hPa',
    lowest: 300,
    highest: 1100,
    accuracy: '±1 hPa',
    example: 1013.6,
  },
  {
    name: 'Wind speed',
    field: 'windSpeed',
    unit: '\u00a0m/s',
    lowest: 0,
    highest: 50,
    accuracy: '±0.5 m/s',
    example: 3.2,
  },
  {
    name: 'Wind direction',
    field: 'windDirection',
    unit: '°',
    lowest: 0,
    highest: 359,
    accuracy: '±5°',
    example: 240,
  },
  {
    name: 'Rain in the last hour',
    field: 'rain',
    unit: '\u00a0mm',
    lowest: 0,
    highest: 120,
    accuracy: '±4 %',
    example: 0.6,
  },
]

/** A reading as the station answers it. */
export const exampleReading = {
  at: '2026-05-04T09:30:00Z',
  ...Object.fromEntries(sensors.map(({ field, example }) => [field, example])),
}
