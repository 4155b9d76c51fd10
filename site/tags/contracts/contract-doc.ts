import { data } from 'docs-engine/tags'
import type { ContractDoc } from '#facts/contracts/functions/function-doc.ts'

/** The prop by which a tag is given what a contract's functions are for. */
export const contractDoc = data<ContractDoc>(
  'what is written of a contract in #facts/contracts/functions/, such as v2RouterDoc',
  'contract',
  'functions',
  'getters',
)
