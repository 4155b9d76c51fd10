import { expect, it } from 'vitest'
import { pageTexts } from '#support/page-texts.ts'
import { ammPageClaims } from './amm-pages.ts'
import { bladePageClaims } from './blade-pages.ts'
import { housePageClaims } from './general-pages.ts'

const texts = pageTexts()

it.each([...housePageClaims, ...ammPageClaims, ...bladePageClaims])(
  '$page states $id',
  ({ page, text }) => {
    expect(texts.get(page)).toContain(text)
  },
)
