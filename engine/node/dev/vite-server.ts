import { realpathSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type Logger, type Plugin, type ViteDevServer } from 'vite'
import { viteSettings } from '../bundle/vite-settings.ts'
import { pathBelow } from '../paths.ts'
import { CACHE_FOLDER, PROJECT_ROOT } from '../project.ts'

/** Starts the bundler's development server behind a server of ours, with the settings of a build. */
export async function startVite(
  root: string,
  basePath: string,
  server: Server,
  customLogger: Logger,
  plugins: Plugin[],
): Promise<ViteDevServer> {
  const settings = viteSettings(root, { basePath })
  const vite = await createServer({
    ...settings,
    customLogger,
    appType: 'custom',
    cacheDir: path.join(CACHE_FOLDER, 'vite'),
    plugins: [...plugins, ...(settings.plugins ?? []), react()],
    server: {
      middlewareMode: true,
      // What is wrong is shown by the overlay of the site.
      hmr: { server, overlay: false },
      fs: { allow: [PROJECT_ROOT, root, realpathSync(path.join(PROJECT_ROOT, 'node_modules'))] },
      watch: { ignored: [`${CACHE_FOLDER}/**`, `${path.join(PROJECT_ROOT, 'dist')}/**`] },
    },
    optimizeDeps: { entries: ['engine/client/client.tsx', 'engine/client/dev/edits.ts'] },
  })
  if (pathBelow(PROJECT_ROOT, root) === undefined) vite.watcher.add(root)
  return vite
}
