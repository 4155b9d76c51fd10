import type { SiteWriter } from '../corpus/write-site.ts'

/** A tool that makes a site of Markdown: ours, or one that ours is held against. Paths are relative to its project. */
export interface Tool extends SiteWriter {
  /** As it writes its own name. */
  name: string
  /** What is installed, each in an exact version; nothing for ours. */
  packages: Readonly<Record<string, string>>
  /** How Node reads scripts of its project; CommonJS when left out, which Docusaurus needs. */
  scripts?: 'module'
  /** What Node is called with to build the site. */
  build: readonly string[]
  /** Set while it builds, so that it neither asks nor tells. */
  environment: Readonly<Record<string, string>>
  /** The folder of the built site. */
  output: string
  /** Folders besides the output that it keeps from one build to the next. */
  caches: readonly string[]
  /** Files below the output that its search reads; undefined for a tool without a search of its own. */
  searchIndex: RegExp | undefined
}
