import type { Server } from 'node:http'

/** A port that another program holds; shown to the user without a stack. */
export class PortInUseError extends Error {
  readonly port: number

  constructor(port: number) {
    super(`Port ${port} is in use by another program.`)
    this.name = 'PortInUseError'
    this.port = port
  }
}

/**
 * Lets a server listen on this machine alone.
 * @param port 0 for any free one.
 * @returns the port it listens on.
 * @throws PortInUseError when another program holds the port.
 */
export async function listenOnLoopback(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error),
    )
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}
