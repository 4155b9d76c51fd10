import { expect, test } from 'vitest'
import { oddText } from '#support/odd-text.ts'
import { seeded } from '#support/seeded.ts'
import { smallSearch } from '#support/small-search.ts'
import { askAll } from './ask-all.ts'

const QUERIES = 10_000

const numbers = seeded()

test(`of ${QUERIES} generated queries none throws, and each result is a document (SEED=${numbers.seed})`, () => {
  const queries = Array.from({ length: QUERIES }, () => oddText(numbers))
  // Some of them ask for words of the site.
  expect(askAll(smallSearch(), queries)).toBeGreaterThan(QUERIES / 10)
})
