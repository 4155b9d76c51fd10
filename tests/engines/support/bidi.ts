import type { Plain } from './browser.ts'

/** What a browser says on a WebDriver BiDi connection: an answer to a command, or an event. */
interface Message {
  id?: number
  type: 'success' | 'error' | 'event'
  method?: string
  params?: unknown
  result?: unknown
  error?: string
  message?: string
}

/** A WebDriver BiDi connection. @see https://www.w3.org/TR/webdriver-bidi/ */
export interface Bidi {
  /**
   * Sends a command.
   * @throws Error when the browser refuses it or has gone.
   */
  send<Result>(method: string, params: Readonly<Record<string, Plain>>): Promise<Result>
  /** Calls a function for each event of a name. */
  on<Params>(method: string, listener: (params: Params) => void): void
  close(): void
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Connects to a browser. @param url beginning with `ws:`. */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`cannot connect to ${url}`)), {
      once: true,
    })
  })
  const waiting = new Map<number, Waiting>()
  const listeners = new Map<string, ((params: unknown) => void)[]>()
  let lastId = 0

  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data))
    if (message.type === 'event') {
      for (const listener of listeners.get(message.method ?? '') ?? []) listener(message.params)
      return
    }
    const command = waiting.get(message.id ?? 0)
    waiting.delete(message.id ?? 0)
    if (message.type === 'success') command?.resolve(message.result)
    else command?.reject(new Error(`${message.error}: ${message.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'))
    waiting.clear()
  })

  return {
    send(method, params) {
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve: result => resolve(result as never), reject })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    on(method, listener) {
      const all = listeners.get(method) ?? []
      listeners.set(method, [...all, params => listener(params as never)])
    },
    close: () => socket.close(),
  }
}
