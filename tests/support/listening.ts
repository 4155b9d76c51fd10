import type { Server } from 'node:http'
import { listenOnLoopback } from '#engine/node/serve/listen.ts'

/** A server that listens on this machine. */
export interface Listening {
  port: number
  /** Its address, without a slash at the end. */
  url: string
  /** Ends it with the connections it holds. */
  stop(): Promise<void>
}

/** Lets a server listen on a free port of this machine. */
export async function listening(server: Server): Promise<Listening> {
  const port = await listenOnLoopback(server, 0)
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
