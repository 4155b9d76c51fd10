/**
 * RedSnwapper, the contract that swap transactions call: one address on every network but ZKsync Era
 * and zkLink Nova.
 * Source: the export `RED_SNWAPPER_ADDRESS` of https://www.npmjs.com/package/sushi, version 6.2.9.
 */
export const RED_SNWAPPER = '0xAC4c6e212A361c968F1725b4d055b47E63F80b75'

/** Selector of RedSnwapper's function `snwap`: the first four bytes of its call data. */
export const SNWAP_SELECTOR = '0x5f3bd1c8'
