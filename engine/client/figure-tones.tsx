import { figureTones } from '#extensions'
import { ToneLegend } from '#figure-kit/tone-legend.tsx'
import { tag } from '#prose/tag.ts'

/** What the colors of the site's figures mean. */
export const FigureTones = tag({}, function FigureTones() {
  return <ToneLegend tones={figureTones} />
})
