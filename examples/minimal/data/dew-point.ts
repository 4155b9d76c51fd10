import type { Source } from 'docs-engine/config'

/** Where the formula and its constants were read. */
export const source: Source = {
  title: 'Vaisala AWS330, appendix B: formulas after WMO guide no. 8, annex 4.B',
  url: 'https://www.easymanua.ls/vaisala/aws330/manual?p=277',
  checked: '2026-11',
}

/** Constants of the Magnus formula over water: a plain number, and degrees Celsius. */
export const magnus = { a: 17.62, b: 243.12 }

/**
 * The temperature to which air has to cool for dew to form, °C.
 * @param temperature of the air, °C, above -243.12
 * @param humidity relative, %, above 0 up to 100
 */
export function dewPoint(temperature: number, humidity: number): number {
  const gamma = Math.log(humidity / 100) + (magnus.a * temperature) / (magnus.b + temperature)
  return (magnus.b * gamma) / (magnus.a - gamma)
}

/** A temperature as the pages print it, on one line. @param value °C */
export function degrees(value: number): string {
  // A value that rounds to zero has no sign.
  const rounded = Math.round(value * 10) / 10 || 0
  return `${rounded.toFixed(1).replace('-', '−')}\u00a0°C`
}
