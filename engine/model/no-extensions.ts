import { noExtensions } from './extensions.ts'

/**
 * Stands for a site's `extensions.ts` wherever no site is built: the bundler and the development server put the
 * site's own in its place (`node/bundle/extensions-plugin.ts`).
 */
export const {
  tags,
  islands,
  figures,
  figureTones,
  synonyms,
  answers,
  glossary,
  sampleValues,
  apiDefinitions,
  apiErrors,
  publishedFiles,
  requestLanguages,
  gallery,
  sampleEnvironment,
} = noExtensions
