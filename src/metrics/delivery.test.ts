import { describe, expect, it } from 'vitest'
import { AppError } from '#domain/base/errors'
import { FACT } from '../data/core/deviceFacts'
import { kioskWithRecords, states, storedActions } from './testing/pendingRecords'
import { HTML_PAGE } from './testing/receiver'
import { SESSION } from './testing/testKiosk'

const SESSIONS = ['a', 'b', 'c', 'd', 'e', 'f'].map((c) => `${c.repeat(8)}-0000-4000-8000-000000000000`)

describe('delivery', () => {
  it('posts the six fields, in order, to {metricsUrl}/api/interaction', async () => {
    const { kiosk, tab } = await kioskWithRecords(1, { metricsUrl: 'https://metrics.test/' })
    void tab.delivery.start()
    await kiosk.time.pass(5_000)
    const [row] = await kiosk.rows()
    const at = row?.createdAt
    expect(kiosk.receiver.arrivals.map(({ url, body }) => [url, body])).toEqual([
      [
        'https://metrics.test/api/interaction',
        `{"activationId":"pharos-web-fleet-en-us","sessionIdentifier":"${SESSION}","action":"0-open","value":null,"createdAt":"${at}","updatedAt":"${at}"}`,
      ],
    ])
  })

  it('marks a delivered record synced, with status and time of the answer', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    void tab.delivery.start()
    await kiosk.time.pass(5_000)
    expect((await kiosk.rows())[0]).toMatchObject({ synced: 1, state: 'sent', lastStatus: 201, attempts: 0 })
    expect(Date.parse((await kiosk.rows())[0]?.ackAt ?? '')).toBeGreaterThan(
      Date.parse('2026-11-21T09:00:00.000Z'),
    )
  })

  it('keeps the order inside a session, one request at a time', async () => {
    const { kiosk, tab } = await kioskWithRecords(12)
    void tab.delivery.start()
    await kiosk.time.pass(10_000)
    expect(storedActions(kiosk)).toEqual(Array.from({ length: 12 }, (_, n) => `${n}-open`))
    expect(kiosk.receiver.overlapped).toBe(false)
  })

  it('sends four sessions at the same time, not more', async () => {
    const { kiosk, tab } = await kioskWithRecords(0)
    for (const session of SESSIONS)
      for (const action of ['a', 'b', 'c']) await kiosk.event(tab, action, session)
    void tab.delivery.start()
    await kiosk.time.pass(10_000)
    expect(kiosk.receiver.stored).toHaveLength(18)
    expect(kiosk.receiver.mostInFlight).toBe(4)
  })

  it('sends what is recorded while it runs', async () => {
    const { kiosk, tab } = await kioskWithRecords(0)
    void tab.delivery.start()
    await kiosk.time.pass(60_000)
    await kiosk.event(tab, 'late')
    await kiosk.time.pass(5_000)
    expect(storedActions(kiosk)).toEqual(['late'])
  })

  it('sends nothing without an address, and says so', async () => {
    const { kiosk, tab } = await kioskWithRecords(2, { metricsUrl: null })
    void tab.delivery.start()
    await kiosk.time.pass(600_000)
    expect(kiosk.receiver.arrivals).toEqual([])
    expect(tab.delivery.status().state).toBe('off')
    expect(await states(kiosk)).toEqual(['pending', 'pending'])
  })

  it('begins when the address comes', async () => {
    const { kiosk, tab } = await kioskWithRecords(1, { metricsUrl: null })
    void tab.delivery.start()
    await kiosk.time.settle()
    await tab.delivery.setUrl('https://other.test')
    await kiosk.time.pass(5_000)
    expect(kiosk.receiver.arrivals.map(({ url }) => url)).toEqual(['https://other.test/api/interaction'])
  })

  it('deletes what retention no longer wants', async () => {
    const { kiosk, tab } = await kioskWithRecords(2)
    const [old] = await kiosk.rows()
    await tab.store.markDelivered(old?.id ?? '', 201, '2026-10-01T09:00:00.000Z')
    void tab.delivery.start()
    await kiosk.time.pass(5_000)
    expect((await kiosk.rows()).map(({ action }) => action)).toEqual(['1-open'])
  })

  it('logs a failed post to the console, with its text', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = () => ({ kind: 'answer', status: 500 })
    void tab.delivery.start()
    await kiosk.time.pass(3_100)
    expect(kiosk.logged[0]?.text).toBe('metrics post failed')
  })
})

describe('a portal', () => {
  const portal = { kind: 'answer', status: 200, body: HTML_PAGE, contentType: 'text/html' } as const

  it('does not count as delivery', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = () => portal
    void tab.delivery.start()
    await kiosk.time.pass(3_100)
    expect(await states(kiosk)).toEqual(['pending'])
  })

  it('pauses the lane at the third answer and tells staff', async () => {
    const { kiosk, tab } = await kioskWithRecords(9)
    kiosk.receiver.plan = () => portal
    void tab.delivery.start()
    await kiosk.time.pass(120_000)
    expect(kiosk.receiver.arrivals).toHaveLength(3)
    expect(tab.delivery.status()).toMatchObject({ state: 'paused', reason: 'portal' })
    expect(kiosk.notes.map(({ code }) => code)).toEqual(['metrics-portal'])
  })

  it('counts a redirect as one, without following it', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = () => ({ kind: 'redirect' })
    void tab.delivery.start()
    await kiosk.time.pass(120_000)
    expect(tab.delivery.status()).toMatchObject({ state: 'paused', reason: 'portal', status: null })
  })

  it('is not counted once the service replies in between', async () => {
    const { kiosk, tab } = await kioskWithRecords(4)
    kiosk.receiver.plan = (_, nth) => (nth === 3 ? { kind: 'store' } : nth <= 5 ? portal : { kind: 'store' })
    void tab.delivery.start()
    await kiosk.time.pass(120_000)
    expect(kiosk.notes).toEqual([])
    expect(await states(kiosk)).toEqual(['sent', 'sent', 'sent', 'sent'])
  })
})

describe('the database under delivery', () => {
  it('loses nothing and sends nothing twice when it closes during a drain', async () => {
    const { kiosk, tab } = await kioskWithRecords(20)
    void tab.delivery.start()
    for (let n = 0; n < 10; n += 1) {
      await kiosk.time.pass(400)
      tab.loseDatabase()
    }
    await kiosk.time.pass(60_000)
    expect(kiosk.receiver.arrivals).toHaveLength(20)
    expect(await states(kiosk)).toEqual(Array(20).fill('sent'))
  })

  it('marks a reply later when it cannot be marked at once, without sending again', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = () => {
      tab.breakDatabase(new AppError('storage-lost'))
      return { kind: 'store' }
    }
    void tab.delivery.start()
    await kiosk.time.pass(4_000)
    expect(tab.delivery.status().fault).toBe('storage')
    tab.breakDatabase(null)
    await kiosk.time.pass(20_000)
    expect(await states(kiosk)).toEqual(['sent'])
    expect(kiosk.receiver.arrivals).toHaveLength(1)
  })
})

describe('stopping', () => {
  it('ends the current request and releases the lock', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    kiosk.receiver.plan = () => ({ kind: 'silence' })
    void tab.delivery.start()
    await kiosk.time.pass(4_000)
    await tab.delivery.stop()
    expect(kiosk.receiver.inFlight).toBe(0)
    expect(kiosk.locks.holder('pharos-delivery')).toBeNull()
    expect(await tab.facts.read(FACT.lease)).toBeUndefined()
  })

  it('sends nothing more until it is started again', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    await tab.delivery.start()
    await tab.delivery.stop()
    tab.delivery.wake('online')
    await kiosk.time.pass(60_000)
    expect(kiosk.receiver.arrivals).toEqual([])
    void tab.delivery.start()
    await kiosk.time.pass(5_000)
    expect(await states(kiosk)).toEqual(['sent'])
  })
})
