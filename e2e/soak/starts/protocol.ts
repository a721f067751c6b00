import type { Readable, Writable } from 'node:stream'

export type Params = Record<string, unknown>
type Listener = (params: Params) => void

interface Message {
  id?: number
  sessionId?: string
  method?: string
  params?: Params
  result?: Params
  error?: { message: string }
}

/** The browser's protocol over its two pipes: messages that end with a zero byte. */
export class Protocol {
  private lastId = 0
  private rest: Buffer[] = []
  private readonly calls = new Map<
    number,
    { resolve: (result: Params) => void; reject: (e: Error) => void }
  >()
  private readonly listeners = new Map<string, Listener[]>()

  constructor(
    private readonly toBrowser: Writable,
    fromBrowser: Readable,
  ) {
    fromBrowser.on('data', (chunk: Buffer) => this.read(chunk))
    fromBrowser.on('close', () => this.end())
    // A browser that was killed closes its pipes in the middle of anything.
    for (const pipe of [toBrowser, fromBrowser]) pipe.on('error', () => this.end())
  }

  /** @throws Error of the browser, or that it is gone */
  send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    this.lastId += 1
    const id = this.lastId
    return new Promise((resolve, reject) => {
      if (!this.toBrowser.writable) return reject(new Error('the browser is gone'))
      this.calls.set(id, { resolve, reject })
      this.toBrowser.write(`${JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) })}\0`)
    })
  }

  /** Calls the listener with each event of a session. */
  on(sessionId: string, method: string, listener: Listener): void {
    const key = `${sessionId} ${method}`
    this.listeners.set(key, [...(this.listeners.get(key) ?? []), listener])
  }

  private read(chunk: Buffer): void {
    let from = 0
    for (let end = chunk.indexOf(0); end >= 0; end = chunk.indexOf(0, from)) {
      const text = Buffer.concat([...this.rest, chunk.subarray(from, end)]).toString()
      this.rest = []
      from = end + 1
      this.take(JSON.parse(text) as Message)
    }
    this.rest.push(chunk.subarray(from))
  }

  private take({ id, sessionId = '', method = '', params = {}, result = {}, error }: Message): void {
    if (id === undefined) {
      for (const listener of this.listeners.get(`${sessionId} ${method}`) ?? []) listener(params)
      return
    }
    const call = this.calls.get(id)
    this.calls.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  }

  private end(): void {
    for (const { reject } of this.calls.values()) reject(new Error('the browser is gone'))
    this.calls.clear()
  }
}
