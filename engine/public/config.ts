/** What `site.config.ts`, `extensions.ts` and a site's data are typed by. Runs in Node as it stands. */

export { defineSite } from '#model/config/define.ts'
export type { Redirect } from '#model/config/redirect.ts'
export type { SidebarItem } from '#model/config/sidebar.ts'
export type { Components, SiteExtensions } from '#model/extensions.ts'
export type { FigureTone } from '#model/figure-tone.ts'
export type { GlossaryTerm } from '#model/glossary.ts'
export type { SampleEnvironment } from '#model/sample-environment.ts'
export type { SearchAnswer } from '#model/search/answer.ts'
export type { Synonyms } from '#model/search/synonyms.ts'
export type { Source } from '#model/source.ts'
