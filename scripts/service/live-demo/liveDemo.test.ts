import { io, type Socket } from 'socket.io-client'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { distanceMi } from '#domain/geo/measure'
import { ASK_FOR_NEWS, LIVE_EVENTS, type VehicleMove } from '#domain/live/liveEvents'
import type { FeedItem } from '#domain/notifications/feed'
import { FeedItemSchema } from '../../../src/data/schemas/feed'
import { DEFAULT_ORIGINS } from '../metrics-service/origins'
import { STUB_ANSWERS } from './apiStub'
import { demoRows } from './demoRows'
import { Drive } from './drive'
import { demoDrivers } from './drivers'
import { type LiveDemo, NEWS_EVERY_MS, openLiveDemo } from './liveDemo'
import { demoNews } from './news'

const KIOSK = 'http://kiosk.localhost'
const drivers = demoDrivers()
const NewsSchema = v.omit(FeedItemSchema, ['id', 'minutesAgo'])

describe('the news', () => {
  const keys = (items: readonly Pick<FeedItem, 'vehicleId' | 'event'>[]) =>
    items.map(({ vehicleId, event }) => `${vehicleId} ${event.kind}`)
  const tell = (times: number, isMoving = (id: string) => Number(id.slice(2)) % 2 === 0) => {
    const news = demoNews(1, isMoving)
    return Array.from({ length: times }, () => news.next().value)
  }

  it('are fit for the feed, of fleet and dealer each time', () => {
    const told = tell(60)
    for (const items of told) expect(items.map(({ section }) => section)).toEqual(['fleet', 'dealer'])
    for (const item of told.flat()) expect(v.is(NewsSchema, item)).toBe(true)
  })

  it('bring nothing that the feed has, and nothing twice for hours', () => {
    const told = keys(tell(40).flat())
    expect(new Set(told).size).toBe(told.length)
    const stored = new Set(keys(demoRows('feedItems')))
    expect(told.filter((key) => stored.has(key))).toEqual([])
  })

  it('never run dry', () => {
    expect(tell(1_000, () => false).every((items) => items.length === 2)).toBe(true)
  })

  it('agree with the vehicle: only one on the road speeds, and levels are those it reports', () => {
    const told = tell(60).flat()
    const isOnTheRoad = ({ vehicleId }: { vehicleId: string }) => Number(vehicleId.slice(2)) % 2 === 0
    expect(told.some(({ event }) => event.kind === 'speeding')).toBe(true)
    for (const item of told)
      if (item.event.kind === 'speeding' || item.event.kind === 'adas') expect(isOnTheRoad(item)).toBe(true)
    const fuel = new Map(demoRows('vehicles').map(({ id, details }) => [id, details.fuel]))
    const low = told.flatMap(({ section, vehicleId, event }) =>
      section === 'fleet' && event.kind === 'lowFuel' ? [[fuel.get(vehicleId), event.fuelPercent]] : [],
    )
    for (const [reported, said] of low) expect(said).toBe(reported)
  })

  it('come a handful of times in a quarter of an hour', () => {
    expect((15 * 60_000) / NEWS_EVERY_MS).toBe(5)
  })
})

describe('the drivers', () => {
  it('are vehicles of fleet and dealer', () => {
    expect(drivers.some(({ vehicleId }) => vehicleId.startsWith('v-'))).toBe(true)
    expect(drivers.some(({ vehicleId }) => vehicleId.startsWith('d-'))).toBe(true)
  })

  it.each(['us', 'ca', 'mx'] as const)(
    'leave from where the vehicle stands and never jump, in %s',
    (region) => {
      const starts = new Map(
        [...demoRows('vehicles'), ...demoRows('dealerVehicles')].map((row) => [
          row.id,
          row.details.map[region].start,
        ]),
      )
      for (const driver of drivers) {
        const drive = new Drive(driver, 7)
        let before = starts.get(driver.vehicleId)
        let parked = 0
        for (let second = 0; second < 2_400; second++) {
          const move = drive.pass(1)
          if (!move) parked += 1
          const at = move?.map[region]
          if (!at || !before) continue
          // 90 mph are 0.025 miles a second; the first step is from the door.
          expect(distanceMi(before, at.position)).toBeLessThan(0.08)
          expect(at.rotationDeg).toBeGreaterThanOrEqual(0)
          expect(at.rotationDeg).toBeLessThan(360)
          before = at.position
        }
        expect(parked).toBeGreaterThan(0)
        expect(parked).toBeLessThan(1_000)
      }
    },
  )
})

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

async function start(options: Partial<Parameters<typeof openLiveDemo>[0]> = {}): Promise<LiveDemo> {
  const demo = await openLiveDemo({
    port: 0,
    host: '127.0.0.1',
    allowedOrigins: DEFAULT_ORIGINS,
    newsEveryMs: 20,
    movesEveryMs: 20,
    drivers: drivers.slice(0, 1),
    ...options,
  })
  cleanups.push(() => demo.close())
  return demo
}

function listen(demo: LiveDemo, origin: string): Socket {
  const socket = io(demo.url, { extraHeaders: { origin }, reconnection: false, forceNew: true })
  cleanups.push(() => socket.close())
  return socket
}

describe('the live demo', () => {
  it('tells a kiosk news and where a vehicle drives', async () => {
    const socket = listen(await start(), KIOSK)
    const heard = vi.fn()
    socket.onAny(heard)
    await vi.waitFor(() => {
      const names = heard.mock.calls.map(([name]: unknown[]) => name)
      expect(names).toContain(LIVE_EVENTS.feedItem)
      expect(names).toContain(LIVE_EVENTS.vehicleMoves)
    })
  })

  it('sends news at once when it is asked to, and says so', async () => {
    const socket = listen(await start({ newsEveryMs: NEWS_EVERY_MS }), KIOSK)
    const heard = vi.fn()
    socket.on(LIVE_EVENTS.feedItem, heard)
    expect(await socket.timeout(5_000).emitWithAck(ASK_FOR_NEWS)).toBe(2)
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  })

  it('tells one that comes later where vehicles are', async () => {
    const demo = await start({ movesEveryMs: 20 })
    const first = listen(demo, KIOSK)
    await new Promise((resolve) => first.once(LIVE_EVENTS.vehicleMoves, resolve))
    const later = listen(demo, KIOSK)
    const [moves] = await new Promise<[VehicleMove[]]>((resolve) =>
      later.onAny(
        (name: string, told: VehicleMove[]) => name === LIVE_EVENTS.vehicleMoves && resolve([told]),
      ),
    )
    expect(moves.map(({ vehicleId }) => vehicleId)).toEqual([drivers[0]?.vehicleId])
  })

  it('refuses pages of other origins, by polling and by WebSocket, and names them once', async () => {
    const log = vi.fn()
    const demo = await start({ log })
    for (const transports of [['polling'], ['websocket']]) {
      const socket = io(demo.url, {
        extraHeaders: { origin: 'https://evil.example' },
        transports,
        reconnection: false,
        forceNew: true,
      })
      cleanups.push(() => socket.close())
      await new Promise((resolve) => socket.once('connect_error', resolve))
    }
    const refusals = log.mock.calls.filter(([line]: unknown[]) => String(line).startsWith('Refused'))
    expect(refusals).toEqual([['Refused https://evil.example: add it to ALLOWED_ORIGINS']])
    const answer = await fetch(`${demo.url}/api`, { headers: { origin: 'https://evil.example' } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('answers the API’s base as it is told, to a kiosk with a token', async () => {
    const demo = await start()
    const preflight = await fetch(`${demo.url}/api`, {
      method: 'OPTIONS',
      headers: { origin: KIOSK, 'access-control-request-headers': 'authorization' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(KIOSK)
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization/i)
    const seen = []
    for (const answer of STUB_ANSWERS) {
      await fetch(`${demo.url}/api/live-demo/answer/${answer}`, { method: 'PUT' })
      const response = await fetch(`${demo.url}/api`)
      seen.push([response.status, Object.keys((await response.json()) as object)])
    }
    expect(seen).toEqual([
      [200, ['message']],
      [401, ['message']],
      [422, ['errors']],
      [422, ['message']],
      [500, ['message', 'stack', 'logs']],
    ])
  })
})
