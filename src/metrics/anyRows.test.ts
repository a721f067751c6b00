import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseInteraction } from '#domain/recording/storedInteraction'
import { FACT, type FactKey } from '../data/core/deviceFacts'
import { junkRow, junkValue } from '../data/testing/junk'
import { exportNdjson, importNdjson } from './exchange/exchange'
import { SPILL_KEY } from './spill'
import { PENDING_ROW } from './testing/pendingRow'
import { createSessionStorage, createTestKiosk } from './testing/testKiosk'

const ROW = {
  ...PENDING_ROW,
  origin: 'b',
  handedOver: 1,
  context: { mode: {}, locale: 'en', device: 'web' },
}
const MINE = ['first', 'second', 'third']
const facts = Object.values(FACT) as FactKey[]

it('whatever lies in the tables and in the spill, what is recorded is delivered, and all of it can be exported', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(junkRow('id', ROW), { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.constantFrom(...facts), junkValue), { maxLength: 6 }),
      fc.array(fc.oneof(junkRow('id', ROW), fc.jsonValue()), { maxLength: 3 }),
      async (rows, damagedFacts, spilled) => {
        const kiosk = createTestKiosk()
        const before = await kiosk.openTab({ started: false })
        for (const row of rows) await kiosk.put(row)
        for (const [key, value] of damagedFacts) await before.facts.write(key, value)
        const stored = (await kiosk.rows()).length
        const session = createSessionStorage()
        session.data.set(SPILL_KEY, asJson({ events: spilled, overflow: spilled[0] }))
        const tab = await kiosk.openTab({ session })
        for (const action of MINE) expect(await kiosk.event(tab, action)).toBe(true)
        void tab.delivery.sendNow()
        await kiosk.time.pass(120_000)

        expect(kiosk.receiver.stored.map(({ action }) => action)).toEqual(expect.arrayContaining(MINE))
        expect(tab.delivery.status().fault).toBeNull()
        expect(tab.recorder.status()).toMatchObject({ waiting: 0, failing: false })
        const { pending, unresolved } = await tab.archive.counts()
        expect([pending, unresolved]).toEqual([0, 0])
        const kept = await kiosk.rows()
        expect(kept.length).toBeGreaterThanOrEqual(stored + MINE.length)
        expect(kept.filter((row) => row.state !== 'sent' && parseInteraction(row) !== row)).toEqual([])
        const { archive, runs, visits } = tab
        const { text, count } = await exportNdjson({ archive, runs, visits, deviceId: 'a', build: 'test' }, 0)
        expect(count).toBe(kept.length)
        const other = await createTestKiosk().openTab({ started: false })
        expect(await importNdjson({ archive: other.archive, deviceId: 'b' }, text)).toMatchObject({
          ok: true,
        })
      },
    ),
    { numRuns: 12, endOnFailure: true },
  )
})

/** As a page would have written it: JSON has no word for some of it. */
function asJson(value: unknown): string {
  return JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part)) ?? ''
}
