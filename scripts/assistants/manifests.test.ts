import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { McpbManifestSchema } from '@anthropic-ai/mcpb/schemas/0.3'
import { describe, expect, it } from 'vitest'
import { connect } from '#support/assistants/client.ts'
import { PROJECT_ROOT } from '#support/folders.ts'
import { bundleManifest, registryManifest } from './manifests.ts'
import { registryManifestSchema } from './registry-manifest.ts'

const read = (file: string) => JSON.parse(readFileSync(path.join(PROJECT_ROOT, file), 'utf8'))

describe('the manifest of a bundle', () => {
  it('is in step with the project: npm run mcp-manifests writes it', () => {
    expect(read('manifest.json')).toEqual(bundleManifest())
  })

  it('is one by the schema of the format, which takes no other fields', () => {
    expect(McpbManifestSchema.safeParse(read('manifest.json')).error).toBeUndefined()
    const others = [{ version: 6 }, { dxt: 1 }, { tools: [{}] }, { server: {} }]
    for (const other of others)
      expect(McpbManifestSchema.safeParse({ ...bundleManifest(), ...other }).success).toBe(false)
  })

  it('names the tools that the server offers, and the program that starts it', async () => {
    const { client } = await connect('root')
    const { tools } = await client.listTools()
    await client.close()
    const told = tools.map(({ name, description }) => ({ name, description }))
    expect(read('manifest.json').tools).toEqual(told)
    const { entry_point, mcp_config } = bundleManifest().server
    expect(existsSync(path.join(PROJECT_ROOT, entry_point))).toBe(true)
    expect(mcp_config.args).toEqual([`\${__dirname}/${entry_point}`])
  })
})

describe('the entry of the registry', () => {
  it('is in step with the project: npm run mcp-manifests writes it', () => {
    expect(read('server.json')).toEqual(registryManifest())
  })

  it.each([
    { name: 'sushi-docs-mcp' },
    { name: 'a/b/c' },
    { description: 'x'.repeat(101) },
    { version: '^6.2.12' },
    { version: 'latest' },
    { websiteUrl: 'http://docs.sushi.com' },
    { packages: [] },
  ])('would not be one with %o', other => {
    expect(registryManifestSchema.safeParse({ ...registryManifest(), ...other }).success).toBe(
      false,
    )
  })

  it('has the version of the package', () => {
    expect(read('server.json').version).toBe(read('package.json').version)
  })
})
