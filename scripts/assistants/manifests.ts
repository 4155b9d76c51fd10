/**
 * What the documentation server is, for the programs that install it and for the registry that lists it. Name, version,
 * title and addresses are those of the package and of the site, and the tools are those that the server has.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { tools } from '#engine/node/assistants/tools.ts'
import config from '#site/site.config.ts'
import { type RegistryManifest, registryManifestSchema } from './registry-manifest.ts'

/** Version of the bundle format that the manifest is written in; the package that has its schema knows it. */
const BUNDLE_FORMAT = '0.3'

const packageSchema = z.object({
  version: z.string(),
  license: z.string(),
  bin: z.record(z.string(), z.string()),
  engines: z.object({ node: z.string() }),
})

const { version, license, bin, engines } = packageSchema.parse(
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')),
)
const [[name, program] = ['', '']] = Object.entries(bin)
const { title, baseUrl = '', repository = '', assistants } = config
const displayName = `${title} documentation`
const description = `Lists, searches and reads the documentation of ${title}, and looks up addresses and error codes.`
/** The page that says how to connect the server. */
const howTo = new URL(assistants?.server ?? '/', baseUrl).href

/** The manifest of a bundle that holds a clone with its packages and its built site, as `manifest.json`. */
export function bundleManifest() {
  return {
    manifest_version: BUNDLE_FORMAT,
    name,
    display_name: displayName,
    version,
    description,
    author: { name: title, url: baseUrl },
    repository: { type: 'git', url: repository },
    homepage: baseUrl,
    documentation: howTo,
    server: {
      type: 'node',
      entry_point: program,
      mcp_config: { command: 'node', args: [`\${__dirname}/${program}`] },
    },
    tools: tools.map(tool => ({ name: tool.name, description: tool.description })),
    license,
    compatibility: { runtimes: { node: engines.node } },
  }
}

/** The entry of the registry, as `server.json`. It names no package: none is published. */
export function registryManifest(): RegistryManifest {
  const namespace = new URL(baseUrl).hostname.split('.').reverse().join('.')
  return registryManifestSchema.parse({
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: `${namespace}/${name}`,
    title: displayName,
    description,
    version,
    websiteUrl: howTo,
    repository: { url: repository, source: new URL(repository).hostname.split('.')[0] ?? '' },
  })
}
