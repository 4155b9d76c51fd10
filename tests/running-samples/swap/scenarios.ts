import { answers } from './answers.ts'
import { approvals } from './approvals.ts'
import { refusals } from './refusals.ts'
import { sending } from './sending.ts'
import type { Scenario } from './trial.ts'

/** Everything a swap has to get right, and every answer that it must not send. */
export const scenarios: readonly Scenario[] = [...answers, ...sending, ...refusals, ...approvals]
