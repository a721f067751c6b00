import { createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { createHealth, type HealthReport } from './health'
import { openPing } from './ping'

const failure = (code: string) => Object.assign(new Error('of the driver'), { code })
const PANIC = Object.assign(new Error('could not write'), { severity: 'PANIC', code: '58030' })

/** Health over a database that answers as `meets` says, and a clock that a test moves. */
function healthOver(meets: { error: unknown }, mostWaiting = 4) {
  let nowMs = 0
  let pings = 0
  const changes: HealthReport[] = []
  const health = createHealth({
    ping: async () => {
      pings++
      if (meets.error) throw meets.error
    },
    onChange: (report) => changes.push(report),
    mostWaiting,
    now: () => nowMs,
  })
  return {
    health,
    changes,
    pings: () => pings,
    pass: (ms: number) => {
      nowMs += ms
    },
    state: async () => (await health.check()).state,
    fail: (error: unknown) => health.watch(() => Promise.reject(error)).catch(() => undefined),
    store: () => health.watch(async () => 'stored'),
  }
}

test.each([
  ['takes writes', null, 'ready', /^$/],
  ['is a replica', failure('25006'), 'read-only', /replica/],
  ['has no right to insert', failure('42501'), 'read-only', /42501/],
  ['has a full disk', failure('53100'), 'read-only', /disk of the database is full/],
  ['has no connection left', failure('53300'), 'unavailable', /cannot be reached/],
  ['is shutting down', failure('57P01'), 'unavailable', /cannot be reached/],
  ['refuses connections', failure('ECONNREFUSED'), 'unavailable', /cannot be reached/],
  ['answers too late', new Error('Query read timeout'), 'unavailable', /not answered/],
  ['lost its disk', new Error('again', { cause: PANIC }), 'unavailable', /start the service again/],
])('a database that %s', async (_, error, state, reason) => {
  const report = await healthOver({ error }).health.check()
  expect([report.state, report.reasons.join(' ')]).toEqual([state, expect.stringMatching(reason)])
})

describe('the database is asked', () => {
  test('once for many checks within a second, and again after it', async () => {
    const { health, pings, pass } = healthOver({ error: null })
    await Promise.all(Array.from({ length: 50 }, () => health.check()))
    pass(900)
    await health.check()
    expect(pings()).toBe(1)
    pass(200)
    await health.check()
    expect(pings()).toBe(2)
  })

  test('not while posts are stored', async () => {
    const { health, pings, store } = healthOver({ error: null })
    await store()
    await health.check()
    expect(pings()).toBe(0)
  })
})

describe('a full disk', () => {
  test('counts until a record is stored again', async () => {
    const { state, fail, store } = healthOver({ error: null })
    await fail(failure('53100'))
    expect(await state()).toBe('read-only')
    await store()
    expect(await state()).toBe('degraded')
  })

  test('lets the next post try after ten seconds', async () => {
    const { state, fail, pass } = healthOver({ error: null })
    await fail(failure('53100'))
    pass(9_900)
    expect(await state()).toBe('read-only')
    pass(200)
    expect(await state()).toBe('degraded')
  })
})

describe('an operator hears', () => {
  test('of writes that failed within the last minute', async () => {
    const { health, state, fail, pass } = healthOver({ error: null })
    await fail(failure('08006'))
    await fail(failure('08006'))
    expect((await health.check()).reasons).toEqual([expect.stringMatching(/^2 writes failed/)])
    pass(61_000)
    expect(await state()).toBe('ready')
  })

  test('not of a value that the database cannot hold', async () => {
    const { state, fail } = healthOver({ error: null })
    await fail(failure('22021'))
    expect(await state()).toBe('ready')
  })

  test('of a post that waits, as without a standby, which is no outage', async () => {
    const { health, pass } = healthOver({ error: null })
    let end = () => {}
    const waits = health.watch(
      () =>
        new Promise((resolve) => {
          end = () => resolve('stored')
        }),
    )
    pass(5_000)
    const report = await health.check()
    expect([report.state, report.reasons]).toEqual(['degraded', [expect.stringMatching(/for 5 s.*standby/)]])
    end()
    await waits
    expect((await health.check()).state).toBe('ready')
  })

  test('of many posts that wait, before any is turned away', async () => {
    const { health, state } = healthOver({ error: null })
    const wait = () => void health.watch(() => new Promise(() => undefined))
    wait()
    expect(await state()).toBe('ready')
    wait()
    expect([await state(), health.isFull()]).toEqual(['degraded', false])
    wait()
    wait()
    expect(health.isFull()).toBe(true)
  })

  test('of each change once, also when only posts meet it', async () => {
    const meets: { error: unknown } = { error: null }
    const { health, changes, fail, store, pass } = healthOver(meets)
    await health.check()
    meets.error = failure('ECONNREFUSED')
    for (let post = 0; post < 3; post++) {
      pass(1_100)
      await fail(meets.error)
    }
    const states = () => changes.map(({ state }) => state)
    await expect.poll(states).toEqual(['unavailable'])
    meets.error = null
    pass(61_000)
    await store()
    await expect.poll(states).toEqual(['unavailable', 'ready'])
  })
})

test('a service that stops says so whatever the database does', async () => {
  const { health, state } = healthOver({ error: failure('ECONNREFUSED') })
  health.stop()
  expect(await state()).toBe('stopping')
})

describe('a database that takes the connection and says nothing', () => {
  const silent = async <T>(work: (url: string, opened: () => number) => Promise<T>): Promise<T> => {
    const sockets = new Set<Socket>()
    let opened = 0
    const server = createServer((socket) => {
      opened++
      sockets.add(socket.on('error', () => undefined))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    try {
      return await work(`postgres://someone:secret@127.0.0.1:${port}/records`, () => opened)
    } finally {
      for (const socket of sockets) socket.destroy()
      server.close()
    }
  }

  test('is unavailable within two seconds, over one connection for many checks', () =>
    silent(async (url, opened) => {
      const { ping, close } = openPing(url)
      const health = createHealth({ ping })
      const startedMs = performance.now()
      const reports = await Promise.all(Array.from({ length: 20 }, () => health.check()))
      expect(performance.now() - startedMs).toBeLessThan(2_000)
      expect(new Set(reports.map(({ state }) => state))).toEqual(new Set(['unavailable']))
      expect(JSON.stringify(reports)).not.toMatch(/secret|someone|records"|127\.0/)
      expect(opened()).toBe(1)
      await close()
    }))

  test('is asked by two pings at most at a time, which are not waited for', async () => {
    let pings = 0
    let nowMs = 0
    const hang = () => {
      pings++
      return new Promise<void>(() => undefined)
    }
    const health = createHealth({ ping: hang, answerWithinMs: 5, now: () => nowMs })
    for (let check = 0; check < 5; check++) {
      expect((await health.check()).state).toBe('unavailable')
      nowMs += 2_000
    }
    expect(pings).toBe(2)
  })

  test('is back as soon as the ping that hung is answered', async () => {
    let end = () => {}
    const hangs = new Promise<void>((resolve) => {
      end = resolve
    })
    const health = createHealth({ ping: () => hangs, answerWithinMs: 5 })
    expect((await health.check()).state).toBe('unavailable')
    end()
    await hangs
    expect((await health.check()).state).toBe('ready')
  })
})
