/** The program that bundles, for {@link startBundler}. It ends with the one that started it. */
import { unreadable } from '../diagnostics/module-diagnostics.ts'
import type { BundleResult, BundleTask } from './bundle-apart.ts'
import { bundlePart } from './bundle-entries.ts'

async function resultOf(task: BundleTask): Promise<BundleResult> {
  try {
    await bundlePart(task)
    return {}
  } catch (error) {
    const diagnostics = unreadable(task.root, error)
    if (diagnostics) return { diagnostics }
    // Errors of the bundler hold functions, which cannot be sent.
    const { message = String(error), code, path, syscall } = Object(error)
    return { error: { message, code, path, syscall } }
  }
}

process.on('message', async message => {
  process.send?.(await resultOf(message as BundleTask))
})
process.once('disconnect', () => process.exit())
