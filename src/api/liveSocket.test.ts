import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LiveProblem } from '#domain/live/liveStatus'
import {
  createLiveSocket,
  DELAY_JITTER,
  FIRST_DELAY_MS,
  type LiveSocket,
  LONGEST_DELAY_MS,
  reconnectDelayMs,
} from './liveSocket'

// The live port is fixed; the test's server uses another port to avoid conflicts.
const place = vi.hoisted(() => ({ port: 0 }))
vi.mock('#domain/device/liveAddress', () => ({
  SOCKET_PATH: '/socket.io',
  socketOrigin: ({ protocol, hostname }: URL) => `${protocol}//${hostname}:${place.port}`,
}))

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

/** A real server of the live connection, to be stopped and started again. */
async function liveServer(options: { refuses?: () => boolean } = {}) {
  const start = async (port: number) => {
    const http = createServer()
    const io = new Server(http, { path: '/socket.io' })
    io.use((_, next) => next(options.refuses?.() ? new Error('not today') : undefined))
    await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve))
    place.port = (http.address() as AddressInfo).port
    return {
      io,
      async kill() {
        http.closeAllConnections()
        await io.close()
      },
    }
  }
  let running = await start(0)
  cleanups.push(() => running.kill())
  return {
    tell: (name: string, payload: unknown) => running.io.emit(name, payload),
    sendAway: () => running.io.disconnectSockets(),
    kill: () => running.kill(),
    async restart() {
      running = await start(place.port)
    },
  }
}

function connection() {
  const states: { state: string; problem: LiveProblem | null; atMs: number }[] = []
  const events: [string, unknown][] = []
  const socket: LiveSocket = createLiveSocket({
    apiUrl: 'http://127.0.0.1:9999/some/path',
    onState: (state, problem) => states.push({ state, problem, atMs: performance.now() }),
    onEvent: (name, payload) => events.push([name, payload]),
  })
  cleanups.push(() => socket.close())
  const isState = (state: string) => vi.waitFor(() => expect(states.at(-1)?.state).toBe(state), 10_000)
  return { socket, states, events, isState }
}

describe('the live connection', () => {
  it('opens, and hands on what it receives with its name', async () => {
    const server = await liveServer()
    const { socket, states, events, isState } = connection()
    expect(states).toEqual([])
    socket.open()
    expect(states.at(-1)).toMatchObject({ state: 'opening', problem: null })
    await isState('open')
    server.tell('any:name', { a: [1] })
    await vi.waitFor(() => expect(events).toEqual([['any:name', { a: [1] }]]))
    socket.close()
    expect(states.at(-1)).toMatchObject({ state: 'closed', problem: null })
  })

  it('waits longer before each attempt while the server is dead, and hears it again when it is back', async () => {
    const server = await liveServer()
    const { socket, states, events, isState } = connection()
    socket.open()
    await isState('open')
    await server.kill()
    await isState('opening')
    // The loss, and two failed attempts.
    await vi.waitFor(() => expect(states.length).toBeGreaterThanOrEqual(5), 10_000)
    expect(states.slice(-3).map(({ problem }) => problem?.kind)).toEqual([
      'lost',
      'unreachable',
      'unreachable',
    ])
    const [lost, first, second] = states.slice(-3).map(({ atMs }) => atMs)
    const [toFirst, toSecond] = [(first ?? 0) - (lost ?? 0), (second ?? 0) - (first ?? 0)]
    const slack = 250
    expect(toFirst).toBeGreaterThanOrEqual(FIRST_DELAY_MS * (1 - DELAY_JITTER) - 5)
    expect(toFirst).toBeLessThanOrEqual(FIRST_DELAY_MS * (1 + DELAY_JITTER) + slack)
    expect(toSecond).toBeGreaterThanOrEqual(2 * FIRST_DELAY_MS * (1 - DELAY_JITTER) - 5)
    expect(toSecond).toBeLessThanOrEqual(2 * FIRST_DELAY_MS * (1 + DELAY_JITTER) + slack)
    await server.restart()
    await isState('open')
    server.tell('again', 1)
    await vi.waitFor(() => expect(events).toEqual([['again', 1]]))
  })

  it('tries at once when it is opened again between two attempts', async () => {
    const server = await liveServer()
    const { socket, isState } = connection()
    socket.open()
    await isState('open')
    await server.kill()
    await isState('opening')
    await server.restart()
    const fromMs = performance.now()
    socket.open()
    await isState('open')
    expect(performance.now() - fromMs).toBeLessThan(FIRST_DELAY_MS * (1 - DELAY_JITTER))
  })

  it('comes back, but not at once, after the server sent it away', async () => {
    const server = await liveServer()
    const { socket, isState } = connection()
    socket.open()
    await isState('open')
    server.sendAway()
    await isState('opening')
    const fromMs = performance.now()
    await isState('open')
    expect(performance.now() - fromMs).toBeGreaterThan(FIRST_DELAY_MS * (1 - DELAY_JITTER) - 50)
  })

  it('says why it is refused, and is in once it is no longer', async () => {
    let refuses = true
    await liveServer({ refuses: () => refuses })
    const { socket, states, isState } = connection()
    socket.open()
    await vi.waitFor(() =>
      expect(states.at(-1)).toMatchObject({
        state: 'opening',
        problem: { kind: 'refused', detail: 'not today' },
      }),
    )
    refuses = false
    await isState('open')
  })

  it('stays closed once it is closed', async () => {
    const server = await liveServer()
    const { socket, states, isState } = connection()
    socket.open()
    await isState('open')
    await server.kill()
    await isState('opening')
    socket.close()
    const before = states.length
    await server.restart()
    await new Promise((resolve) => setTimeout(resolve, 1.6 * FIRST_DELAY_MS))
    expect(states.length).toBe(before)
    expect(socket.isOpen()).toBe(false)
  })
})

describe('the wait before an attempt', () => {
  it.each([
    [0, 0, 500],
    [0, 1, 1_500],
    [1, 0.5, 2_000],
    [2, 0.5, 4_000],
    [2, 1, LONGEST_DELAY_MS],
    [50, 0, LONGEST_DELAY_MS],
  ])('number %i, with the random %d, is %i ms', (attempt, random, ms) =>
    expect(reconnectDelayMs(attempt, random)).toBe(ms),
  )
})
