import { describe } from 'vitest'
import { sheetsOf, withoutSpaces } from '#support/paper.ts'
import { a } from './support/page.ts'
import { expect, journey } from './support/test.ts'

/** Has a page look as on paper: rules for paper hold, those for screens do not. It runs in the page. */
function asOnPaper(): void {
  const apply = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) {
        if (/\bprint\b/.test(rule.media.mediaText)) rule.media.mediaText = 'all'
        else if (/\bscreen\b/.test(rule.media.mediaText)) rule.media.mediaText = 'not all'
      }
      if ('cssRules' in rule) apply(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) apply(sheet.cssRules)
}

describe('printing', () => {
  journey('on paper stands the article alone, with every variant of its tabs', async ({ page }) => {
    await page.open('/api/examples/quote')
    await page.wake()
    const panels = await page.evaluate(() => document.querySelectorAll('[role="tabpanel"]').length)
    await page.evaluate(asOnPaper)
    expect(await page.texts(a('heading', 'Request a quote'))).toHaveLength(1)
    expect(await page.see(a('tabpanel'))).toHaveLength(panels)
    expect(panels).toBeGreaterThan(1)
    expect(await page.see(a('navigation'))).toEqual([])
    const left = () =>
      ['header', 'main ~ aside', 'figure.code .copy', '#sidebar'].flatMap(selector =>
        [...document.querySelectorAll(selector)].filter(element => element.checkVisibility()),
      ).length
    expect(await page.evaluate(left)).toBe(0)
  })

  journey(
    'sheets hold the warning and what follows it, and nothing of the frame',
    async ({ page, engine }) => {
      await page.open('/risks')
      const file = await page.print()
      // WebKitGTK's driver has no such command: there the journey above says what the same rules show.
      expect(file === undefined).toBe(engine.name === 'webkit')
      if (!file) return
      const texts = (await sheetsOf(file)).map(({ text }) => text)
      expect(texts.length).toBeGreaterThan(2)
      // Bold words are drawn as shapes, in which no letters can be found.
      const warning = [
        'because bridges were hacked or became defunct',
        'Which network has which form is not published.',
      ].map(withoutSpaces)
      expect(texts.filter(text => warning.every(part => text.includes(part)))).toHaveLength(1)
      expect(texts.join('')).not.toContain(withoutSpaces('On this page'))
      expect(texts.join('')).not.toContain(withoutSpaces('Ask a chat assistant'))
    },
  )
})
