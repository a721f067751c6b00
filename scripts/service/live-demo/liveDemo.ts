import type { Server as HttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Server } from 'socket.io'
import { SOCKET_PATH } from '#domain/device/liveAddress'
import { ASK_FOR_NEWS, LIVE_EVENTS } from '#domain/live/liveEvents'
import { openServer, type RunningServer, type TlsFiles } from '../metrics-service/httpServer'
import { allowOrigins } from '../metrics-service/origins'
import { createApiStub } from './apiStub'
import { Drive, type Driver } from './drive'
import { demoDrivers } from './drivers'
import { demoNews } from './news'

export interface LiveDemoOptions {
  /** 0 takes any free port; a kiosk looks for it at 8080. */
  port: number
  host?: string | undefined
  tls?: TlsFiles | undefined
  allowedOrigins: readonly string[]
  log?: (line: string) => void
  /** A handful in a quarter of an hour, as of a real fleet, unless said otherwise. */
  newsEveryMs?: number
  movesEveryMs?: number
  /** The same seed tells and drives the same. */
  seed?: number
  drivers?: readonly Driver[]
}

export interface LiveDemo extends RunningServer {
  /** Kiosks that are connected. */
  connected(): number
  /** Tells all of them something else, for tests. */
  tell(name: string, payload: unknown): void
}

/** Five in a quarter of an hour. */
export const NEWS_EVERY_MS = 180_000

/** A vehicle leaves every so many seconds until all are on their way. */
const DEPARTURE_SECONDS = 4

/** Starts the API stub and the live connection on one port. Rejects with Node's error when it cannot listen. */
export async function openLiveDemo({
  log = () => {},
  newsEveryMs = NEWS_EVERY_MS,
  movesEveryMs = 1_000,
  seed = 1,
  drivers = demoDrivers(),
  allowedOrigins,
  ...listening
}: LiveDemoOptions): Promise<LiveDemo> {
  const allows = allowOrigins(allowedOrigins)
  const refused = new Set<string>()
  const live = new Server({
    path: SOCKET_PATH,
    serveClient: false,
    cors: { origin: (origin, answer) => answer(null, origin !== undefined && allows(origin)) },
    // Cross-origin rules do not hold for a WebSocket: the origin is looked at here too.
    allowRequest: ({ headers: { origin } }, answer) => {
      const isAllowed = origin === undefined || allows(origin)
      if (!isAllowed && !refused.has(origin)) log(`Refused ${origin}: add it to ALLOWED_ORIGINS`)
      if (!isAllowed) refused.add(origin)
      answer(null, isAllowed)
    },
  })
  const drives = drivers.map((driver, index) => new Drive(driver, seed + index, index * DEPARTURE_SECONDS))
  const isMoving = (id: string) => drives.some((drive) => drive.isMoving && drive.driver.vehicleId === id)
  const news = demoNews(seed, isMoving)

  live.on('connection', (socket) => {
    const { origin = 'a client without an origin' } = socket.handshake.headers
    log(`Connected: ${origin}`)
    const places = drives.filter((drive) => drive.hasLeft).map((drive) => drive.move())
    if (places.length > 0) socket.emit(LIVE_EVENTS.vehicleMoves, places)
    socket.on(ASK_FOR_NEWS, (answer: unknown) => {
      const sent = tellNews()
      if (typeof answer === 'function') answer(sent)
    })
    socket.on('disconnect', (reason) => log(`Disconnected: ${origin} (${reason})`))
  })

  const tellMoves = () => {
    const moves = drives.flatMap((drive) => {
      const before = drive.isMoving
      const move = drive.pass(movesEveryMs / 1_000)
      if (drive.isMoving !== before)
        log(`${drive.isMoving ? 'Sets out' : 'Parks'}: ${drive.driver.label} (${drive.driver.vehicleId})`)
      return move ?? []
    })
    if (moves.length > 0) live.emit(LIVE_EVENTS.vehicleMoves, moves)
  }
  /** @returns how many items were sent */
  const tellNews = (): number => {
    if (live.sockets.sockets.size === 0) return 0
    const items = news.next().value
    for (const item of items) {
      live.emit(LIVE_EVENTS.feedItem, item)
      log(`News: ${item.section}, ${item.vehicle}, ${item.event.kind}`)
    }
    return items.length
  }

  const api = getRequestListener(createApiStub({ allows, log }).fetch, { overrideGlobalObjects: false })
  const attach = (server: HttpServer) => void live.attach(server)
  const server = await openServer({ ...listening, listener: api, attach })
  const timers = [setInterval(tellMoves, movesEveryMs), setInterval(tellNews, newsEveryMs)]
  return {
    ...server,
    connected: () => live.sockets.sockets.size,
    tell: (name, payload) => void live.emit(name, payload),
    async close() {
      for (const timer of timers) clearInterval(timer)
      live.engine.close()
      await server.close()
    },
  }
}
