import { z } from 'zod'

/**
 * The entry of a server in the registry of the Model Context Protocol, as its format of 2025-12-11 has it, of which no
 * package carries the schema: the fields that we write, with the limits of that format, and no others.
 */
export const registryManifestSchema = z.strictObject({
  $schema: z.url({ protocol: /^https$/ }),
  /** The name of a host, backwards, and that of the server. */
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  /** One version, and no range. */
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/),
  websiteUrl: z.url({ protocol: /^https$/ }),
  repository: z.strictObject({ url: z.url({ protocol: /^https$/ }), source: z.string().min(1) }),
})

/** An entry of the registry. */
export type RegistryManifest = z.output<typeof registryManifestSchema>
