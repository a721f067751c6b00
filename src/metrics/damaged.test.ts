import { describe, expect, it } from 'vitest'
import { exportNdjson, importNdjson } from './exchange/exchange'
import { SPILL_KEY } from './spill'
import { kioskWithRecords, states, storedActions } from './testing/pendingRecords'
import { PENDING_ROW } from './testing/pendingRow'
import { createSessionStorage, createTestKiosk, SESSION } from './testing/testKiosk'

const NOW = Date.UTC(2026, 10, 21, 9)
const EVENT = {
  id: 'spilled',
  sessionIdentifier: SESSION,
  action: 'Home',
  value: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  activationId: null,
}
describe('an event in the spill that is none', () => {
  async function kioskWithSpill(...events: unknown[]) {
    const session = createSessionStorage()
    session.data.set(SPILL_KEY, JSON.stringify({ events, overflow: { id: 'claim', count: 0 } }))
    const kiosk = createTestKiosk()
    const tab = await kiosk.openTab({ session })
    return { kiosk, tab }
  }

  it.each([
    ['without a context', { ...EVENT, context: null }],
    ['with an empty context', { ...EVENT, context: {} }],
    ['with a time that is none', { ...EVENT, activationId: 'x', createdAt: '+275760-09-13T00:00:00.000Z' }],
    ['that is a number', 5],
  ])('%s is set aside, and what is recorded goes on and is delivered', async (_, event) => {
    const { kiosk, tab } = await kioskWithSpill(event)
    expect(await kiosk.event(tab, 'Users')).toBe(true)
    await kiosk.time.pass(10_000)
    expect(storedActions(kiosk)).toEqual(['Users'])
    expect((await kiosk.rows()).filter(({ state }) => state === 'refused')).toMatchObject([
      { damaged: JSON.stringify(event) },
    ])
  })

  it('is set aside by itself where it repeats an id, and the batch is stored', async () => {
    const whole = { ...EVENT, activationId: 'pharos-web-fleet-en-us', context: null }
    const { kiosk } = await kioskWithSpill(whole, { ...whole, action: 'Map' })
    await kiosk.time.pass(10_000)
    expect(await states(kiosk)).toEqual(expect.arrayContaining(['sent', 'refused']))
  })

  it('at the end of time does not take the later records of its visit along', async () => {
    const last = { ...EVENT, activationId: 'x', context: null, createdAt: '9999-12-31T23:59:59.999Z' }
    const { kiosk, tab } = await kioskWithSpill(last)
    expect(await kiosk.event(tab, 'Users')).toBe(true)
    await kiosk.time.pass(10_000)
    const users = kiosk.receiver.stored.find(({ action }) => action === 'Users')
    expect(users?.createdAt).toBe('2026-11-21T09:00:00.000Z')
  })
})

describe('a row that is no record', () => {
  async function kioskWithRow(row: object) {
    const { kiosk, tab } = await kioskWithRecords(2)
    await kiosk.put(row)
    void tab.delivery.start()
    await kiosk.time.pass(60_000)
    return { kiosk, tab }
  }

  it.each<[string, object]>([
    ['that waits without a context', { ...PENDING_ROW, state: 'unresolved', activationId: '', context: {} }],
    ['with a time that is none', { ...PENDING_ROW, createdAt: 'x' }],
    ['with a value that is none', { ...PENDING_ROW, value: { much: 1 } }],
    ['of a visit that no index has', { ...PENDING_ROW, sessionIdentifier: {} }],
    ['without a number of attempts', { ...PENDING_ROW, attempts: null }],
    ['of a state that is none', { ...PENDING_ROW, state: 7 }],
    ['with nothing but a key', { id: 12 }],
  ])('%s is set aside as refused, and the others are delivered', async (_, row) => {
    const { kiosk, tab } = await kioskWithRow(row)
    expect(storedActions(kiosk).sort()).toEqual(['0-open', '1-open'])
    expect((await states(kiosk)).sort()).toEqual(['refused', 'sent', 'sent'])
    expect(await tab.archive.counts()).toMatchObject({ pending: 0, refused: 1, damaged: 1 })
  })

  it('is in an export as it was stored, and another kiosk takes the file', async () => {
    const { kiosk, tab } = await kioskWithRow({ ...PENDING_ROW, createdAt: 'x' })
    const { archive: mine, runs, visits } = tab
    const parts = { archive: mine, runs, visits, deviceId: 'a', build: 'test' }
    const { text } = await exportNdjson(parts, NOW)
    expect(text).toContain(JSON.stringify(JSON.stringify({ ...PENDING_ROW, createdAt: 'x' })))
    const other = createTestKiosk()
    const { archive } = await other.openTab({ started: false })
    expect(await importNdjson({ archive, deviceId: 'b' }, text)).toMatchObject({ ok: true, added: 3 })
    expect((await kiosk.rows()).length).toBe(3)
  })

  it('is not put back in line with what the service refused', async () => {
    const { kiosk, tab } = await kioskWithRow({ ...PENDING_ROW, createdAt: 'x' })
    expect(await tab.store.requeueRefused()).toBe(0)
    expect((await states(kiosk)).sort()).toEqual(['refused', 'sent', 'sent'])
  })

  it('does not give its visit times that cannot be read', async () => {
    const { kiosk, tab } = await kioskWithRecords(1)
    await kiosk.put({ ...PENDING_ROW, sessionIdentifier: SESSION, createdAt: 'x' })
    expect(await kiosk.event(tab, 'Users')).toBe(true)
  })
})

it('an error of delivery that is none of the database is not called one, and staff find a note', async () => {
  const { kiosk, tab } = await kioskWithRecords(1)
  tab.breakDatabase(new TypeError('a bug'))
  void tab.delivery.start()
  await kiosk.time.pass(60_000)
  expect(tab.delivery.status().fault).toBe('other')
  expect(kiosk.notes).toEqual([{ code: 'metrics-failed', detail: 'TypeError: a bug' }])
})
