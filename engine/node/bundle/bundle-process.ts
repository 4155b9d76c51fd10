/** The program that bundles, for {@link bundleApart}. It ends with the one that started it. */
import { unreadable } from '../diagnostics/module-diagnostics.ts'
import type { BundleResult, BundleTask } from './bundle-apart.ts'
import { bundleEntries } from './bundle-entries.ts'

async function resultOf({ root, site, folder }: BundleTask): Promise<BundleResult> {
  try {
    await bundleEntries(root, site, folder)
    return {}
  } catch (error) {
    const diagnostics = unreadable(root, error)
    if (diagnostics) return { diagnostics }
    // Errors of the bundler hold functions, which cannot be sent.
    const { message = String(error), code, path, syscall } = Object(error)
    return { error: { message, code, path, syscall } }
  }
}

process.once('message', async message => {
  const result = await resultOf(message as BundleTask)
  process.send?.(result, () => process.disconnect())
})
process.once('disconnect', () => process.exit())
