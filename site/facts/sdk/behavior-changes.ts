import { Amount, Fraction, Percent, Price } from 'sushi'
import { isSushiSwapV2ChainId, SushiSwapV3FeeAmount, USDC } from 'sushi/evm'

/** A call that gives something else in the newest version. */
export interface BehaviorChange {
  /** The call, as a reader would write it. */
  readonly call: string
  /** What the published version gives: it is called when the page is built. */
  readonly before: string
  /** What the newest version gave on 2026-11-21, in an installation apart from this project. */
  readonly after: string
}

/** A text in quotation marks, anything else as it prints. */
function shown(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : String(value)
}

/** Names of a TypeScript enum of numbers, which also maps back. */
function namesOf(numbers: object): string[] {
  return Object.keys(numbers).filter(name => Number.isNaN(Number(name)))
}

/** Source: https://www.npmjs.com/package/sushi */
export const behaviorChanges: readonly BehaviorChange[] = [
  {
    call: "Amount.fromHuman(USDC[1], '9.999').toString({ fixed: 2 })",
    before: shown(Amount.fromHuman(USDC[1], '9.999').toString({ fixed: 2 })),
    after: '"10"',
  },
  {
    call: 'new Fraction({ numerator: 7, denominator: 2 }).toSignificant(4)',
    before: shown(new Fraction({ numerator: 7, denominator: 2 }).toSignificant(4)),
    after: '"3.5"',
  },
  {
    call: 'new Fraction({ numerator: 10n ** 21n }).toSignificant(4)',
    before: shown(new Fraction({ numerator: 10n ** 21n }).toSignificant(4)),
    after: '"1000000000000000000000"',
  },
  {
    call: 'new Fraction({ numerator: 2, denominator: 3 }).toString({ maxFixed: 4 })',
    before: shown(new Fraction({ numerator: 2, denominator: 3 }).toString({ maxFixed: 4 })),
    after: '"0.6666"',
  },
  {
    call: 'new Fraction({ numerator: 1, denominator: 3 }).toString({ fixed: 20 })',
    before: shown(new Fraction({ numerator: 1, denominator: 3 }).toString({ fixed: 20 })),
    after: '"0.33333333333333333333"',
  },
  {
    call: 'new Percent({ numerator: 5, denominator: 1000 }).toSignificant(3)',
    before: shown(new Percent({ numerator: 5, denominator: 1000 }).toSignificant(3)),
    after: '"0.5"',
  },
  {
    call: 'typeof Price.fromHuman',
    before: shown(typeof Reflect.get(Price, 'fromHuman')),
    after: '"function"',
  },
  {
    call: 'isSushiSwapV2ChainId(2222)',
    before: shown(isSushiSwapV2ChainId(2222)),
    after: 'false',
  },
  {
    call: 'fee tiers in SushiSwapV3FeeAmount',
    before: shown(namesOf(SushiSwapV3FeeAmount).length),
    after: '6',
  },
]
