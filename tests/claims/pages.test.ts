import { expect, it } from 'vitest'
import { ammPageClaims } from './amm-pages.ts'
import { bladePageClaims } from './blade-pages.ts'
import { housePageClaims } from './house-pages.ts'
import { pageTexts } from './page-texts.ts'

const texts = pageTexts()

it.each([...housePageClaims, ...ammPageClaims, ...bladePageClaims])(
  '$page states $id',
  ({ page, text }) => {
    expect(texts.get(page)).toContain(text)
  },
)
