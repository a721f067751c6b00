import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'

export interface TlsFiles {
  /** PEM certificate chain. */
  cert: string | Buffer
  /** PEM private key. */
  key: string | Buffer
}

export interface ServerOptions {
  listener: RequestListener
  /** 0 takes any free port. */
  port: number
  /** Interface to listen on; all of them when absent. */
  host?: string | undefined
  tls?: TlsFiles | undefined
  /** Takes the server before it listens, for what answers beside `listener`. */
  attach?: (server: Server) => void
}

export interface RunningServer {
  /** Address on this machine, without a slash at the end. */
  url: string
  port: number
  /** Stops listening and destroys every open connection; calling it again is harmless. */
  close(): Promise<void>
  /** Stops listening, lets requests that came in have their replies for at most so many ms, then closes. */
  finish(withinMs: number): Promise<void>
}

/**
 * Connections that wait to be taken: with Node's 511, those of many kiosks at once are dropped and tried again by
 * their systems after up to 15 s.
 */
const BACKLOG = 4_096

const IDLE_CHECK_MS = 50

/** A request that never ends is answered with 408: after its headers' time, or after that of the largest upload. */
const LIMITS = { headersTimeout: 20_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 }

/**
 * Starts an HTTP or, with `tls`, an HTTPS server. Rejects with Node's own error when it cannot listen
 * (`EADDRINUSE`) or cannot read the certificate.
 */
export async function openServer({
  listener,
  port,
  host,
  tls,
  attach,
}: ServerOptions): Promise<RunningServer> {
  const server: Server = tls
    ? createTlsServer({ ...LIMITS, ...tls }, listener)
    : createServer(LIMITS, listener)
  attach?.(server)
  // Keep-alive connections would hold a plain close() open and go on answering: all sockets are known here.
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', reject)
      resolve()
    })
  })

  const address = server.address() as AddressInfo
  const closed = new Promise<void>((resolve) => server.once('close', resolve))
  return {
    url: `${tls ? 'https' : 'http'}://${hostInUrl(host)}:${address.port}`,
    port: address.port,
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      return closed
    },
    async finish(withinMs) {
      server.close()
      // A connection that is kept alive becomes idle only after its reply.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
      const late = setTimeout(() => {
        for (const socket of sockets) socket.destroy()
      }, withinMs)
      await closed
      clearInterval(idle)
      clearTimeout(late)
    },
  }
}

function hostInUrl(host: string | undefined): string {
  if (!host || host === '::' || host === '0.0.0.0') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** A plain sentence for what may go wrong while listening, or null for anything unexpected. */
export function listenProblem(error: unknown, port: number, variable: string): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use. Stop the other program or choose another port with ${variable}=...`
  }
  if (code === 'EACCES')
    return `Port ${port} needs special rights. Choose a port above 1023 with ${variable}=...`
  return null
}

/** Reads a port from the environment; throws a plain sentence when it is not one. */
export function portFrom(value: string | undefined, fallback: number, variable: string): number {
  if (value === undefined || value.trim() === '') return fallback
  const port = Number(value)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`${variable} must be a port number between 0 and 65535, not "${value}".`)
  }
  return port
}
