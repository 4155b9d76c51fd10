/** Writes what the documentation server is for programs and for the registry: `npm run mcp-manifests`. */
import { writeFileSync } from 'node:fs'
import { bundleManifest, registryManifest } from './manifests.ts'

for (const [file, manifest] of [
  ['manifest.json', bundleManifest()],
  ['server.json', registryManifest()],
] as const)
  writeFileSync(
    new URL(`../../${file}`, import.meta.url),
    `${JSON.stringify(manifest, undefined, 2)}\n`,
  )
