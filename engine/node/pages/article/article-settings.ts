import type { SiteConfig } from '#model/config/site.ts'

/** The settings that articles are made with: data alone. Others may hold functions, which no worker can be told. */
export type ArticleSettings = Pick<
  SiteConfig,
  | 'basePath'
  | 'codeThemes'
  | 'direction'
  | 'language'
  | 'math'
  | 'sidebar'
  | 'sponsors'
  | 'versions'
>

/** Those of a site's settings that its articles are made with. */
export function articleSettings(config: SiteConfig): ArticleSettings {
  const { basePath, codeThemes, direction, language, math, sidebar, sponsors, versions } = config
  return { basePath, codeThemes, direction, language, math, sidebar, sponsors, versions }
}
