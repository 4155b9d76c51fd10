import type { SiteConfig } from '#model/config/site.ts'
import { pageUrl } from '#model/page.ts'
import { slugOf } from '#model/slug.ts'
import { LLMS_FILE } from '#model/twin.ts'
import { sha256 } from '../../cache/hash.ts'
import type { OutputFile } from '../output-file.ts'
import type { Area } from './areas.ts'
import { areaFile } from './llms.ts'
import { PAGE_INDEX_FILE } from './page-index.ts'

/** Name of the instructions for assistants. */
export const SKILL_FILE = 'skill.md'
/** Name of the list of such instructions. */
export const SKILLS_INDEX_FILE = '.well-known/agent-skills/index.json'

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'

/** A name of a skill: small letters, digits and single hyphens, at most 64. */
function skillName(title: string): string {
  const name = slugOf(slugOf(title).slice(0, 59))
  return name === '' ? 'docs' : `${name}-docs`
}

/** How assistants read the documentation, made of its settings and areas (agentskills.io). */
export function skill(config: SiteConfig, areas: readonly Area[]): OutputFile {
  const url = (file: string) => pageUrl(config, `/${file}`)
  const text = `---
name: ${skillName(config.title)}
description: ${JSON.stringify(`How to read the documentation of ${config.title}: find the page that answers a question, read it as Markdown and name it as the source. ${config.description}`)}
---

# Documentation of ${config.title}

${config.description}

## Find a page

- ${url(LLMS_FILE)} lists all pages by area, with what each tells.
- ${url(PAGE_INDEX_FILE)} has the same as JSON, with headings and last changes.

## Read a page

Add \`.md\` to the address of a page, or ask for it with \`Accept: text/markdown\`. The Markdown has everything the page says, tables and the data of figures included. Its line “Page:” names the page to give as the source.

## Read an area at once

${areas.map(area => `- ${area.name}: ${url(areaFile(area))}`).join('\n')}

## Take values as they are

Copy addresses, numbers and code from the page, whole. Do not complete or guess what it does not say.
`
  return { file: SKILL_FILE, text }
}

/**
 * The list of skills (Agent Skills Discovery, draft 0.2.0), with the digest of each.
 * @param skills files with skills; the list is good for these bytes alone
 */
export function skillsIndex(config: SiteConfig, { file, text }: OutputFile): OutputFile {
  const index = {
    $schema: SCHEMA,
    skills: [
      {
        name: skillName(config.title),
        type: 'skill-md',
        description: `How to read the documentation of ${config.title}: find a page, read it as Markdown and name it as the source.`,
        url: new URL(pageUrl(config, `/${file}`)).pathname,
        digest: `sha256:${sha256(text)}`,
      },
    ],
  }
  return { file: SKILLS_INDEX_FILE, text: `${JSON.stringify(index, undefined, 2)}\n` }
}
