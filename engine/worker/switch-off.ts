/**
 * The worker of a site without offline reading. Browsers that have an older one take it in its place: it deletes what that
 * one kept, and itself. It answers no request, so that open pages go on with the network.
 */
import { deleteCaches, worker } from './worker-scope.ts'

worker.addEventListener('install', () => void worker.skipWaiting())

worker.addEventListener('activate', event => {
  event.waitUntil(
    deleteCaches(() => false)
      // A browser that refuses its storage has kept nothing.
      .catch(() => {})
      .then(() => worker.registration.unregister()),
  )
})
