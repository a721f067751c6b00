import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { aGameRun } from '#domain/testing/gameRun'
import { type ExportedVisit, mergeVisits, type Visit } from '#domain/visit/visit'
import { WAYS_IN } from '#domain/visit/wayIn'
import { device, NOW, usedDevice } from '../testing/devices'
import { exportNdjson, importNdjson, previewNdjson } from './exchange'

const START = '2026-11-21T09:00:00.000Z'
const visit = (id: string, changes: Partial<Visit> = {}): Visit => ({
  id,
  startedAt: START,
  endedAt: null,
  ...changes,
})
const header = (text: string) => JSON.parse(text.split('\n')[0] ?? '') as Record<string, unknown>
const visitsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .flatMap((line) => {
      const row = JSON.parse(line) as { kind?: string; visit: ExportedVisit }
      return row.kind === 'visit' ? [row.visit] : []
    })

/** A device that had these visits. */
async function visited(deviceId: string, ...rows: Visit[]) {
  const used = await device(deviceId)
  await used.tab.run((db) => db.visits.bulkAdd(rows))
  return used
}

it('an export says start, end, ways in and what counting depends on, and nothing else of a visit', async () => {
  const { parts } = await visited(
    'a',
    visit('touched', {
      endedAt: '2026-11-21T09:02:00.000Z',
      event: 'Expo',
      touched: 1,
      trail: { screens: ['home', '1'], waysIn: ['fleet', 'game'], locale: 'fr-CA' },
    }),
    visit('untouched'),
    visit('staff', { touched: 1, trail: { screens: [], staff: 1 } }),
  )
  const { text, count } = await exportNdjson(parts, NOW)
  expect([header(text).schema, header(text).count, count]).toEqual([4, 3, 0])
  const facts = { touched: false, entered: false, staff: false, waysIn: [], origin: 'a' }
  expect(visitsOf(text)).toEqual([
    { ...facts, id: 'staff', startedAt: START, endedAt: null, touched: true, staff: true },
    {
      ...facts,
      id: 'touched',
      startedAt: START,
      endedAt: '2026-11-21T09:02:00.000Z',
      event: 'Expo',
      waysIn: ['fleet', 'game'],
      touched: true,
      entered: true,
    },
    { ...facts, id: 'untouched', startedAt: START, endedAt: null },
  ])
})

it('a file without visits keeps the schema that an older kiosk takes', async () => {
  const { parts } = await usedDevice('a')
  expect(header((await exportNdjson(parts, NOW)).text).schema).toBe(1)
  await parts.archive.unite([], 'a', [aGameRun(4_000)])
  expect(header((await exportNdjson(parts, NOW)).text).schema).toBe(3)
})

it('a row that the format cannot hold does not stop the others', async () => {
  const { parts } = await visited(
    'a',
    visit('good'),
    visit('bad', { startedAt: '+275760-09-13T00:00:00.001Z' }),
  )
  const { text } = await exportNdjson(parts, NOW)
  expect(visitsOf(text).map(({ id }) => id)).toEqual(['good'])
  expect(await importNdjson((await device('b')).parts, text)).toMatchObject({ ok: true, addedVisits: 1 })
})

it('visits of another kiosk are kept apart from our own, and told before they are imported', async () => {
  const [a, b] = [await visited('a', visit('1', { touched: 1 })), await visited('b', visit('2'))]
  const { text } = await exportNdjson(a.parts, NOW)
  expect(await previewNdjson(b.parts, text)).toMatchObject({ newVisits: 1 })
  expect(await importNdjson(b.parts, text)).toMatchObject({ addedVisits: 1 })
  expect(await previewNdjson(b.parts, text)).toMatchObject({ newVisits: 0 })
  expect(await b.tab.run((db) => db.visits.toCollection().primaryKeys())).toEqual(['2'])
  expect((await b.parts.visits.all('b')).map(({ id, origin }) => [id, origin])).toEqual([
    ['2', 'b'],
    ['1', 'a'],
  ])
})

it('a visit that comes home changes nothing there', async () => {
  const trail = { screens: ['home'], waysIn: ['fleet'] } as const
  const [a, b] = [await visited('a', visit('1', { touched: 1, trail })), await device('b')]
  await importNdjson(b.parts, (await exportNdjson(a.parts, NOW)).text)
  const back = (await exportNdjson(b.parts, NOW)).text
  expect(await importNdjson(a.parts, back)).toMatchObject({ addedVisits: 0 })
  expect(await a.parts.visits.all('a')).toHaveLength(1)
})

const isoTime = fc
  .integer({ min: Date.parse(START), max: Date.parse(START) + 3 })
  .map((ms) => new Date(ms).toISOString())
const someVisit: fc.Arbitrary<ExportedVisit> = fc.record({
  id: fc.constantFrom('1', '2'),
  startedAt: isoTime,
  endedAt: fc.option(isoTime),
  waysIn: fc.uniqueArray(fc.constantFrom(...WAYS_IN), { maxLength: 2 }),
  touched: fc.boolean(),
  entered: fc.boolean(),
  staff: fc.boolean(),
  origin: fc.constantFrom('a', 'b'),
})

it('files in any order, and again, give the same visits', () =>
  fc.assert(
    fc.asyncProperty(fc.array(someVisit, { maxLength: 5 }), fc.nat(), async (visits, seed) => {
      const shuffled = visits.toSorted((one, other) => hash(one, seed) - hash(other, seed))
      const [x, y] = [await device('x'), await device('y')]
      for (const row of visits) await x.parts.archive.unite([], 'x', [], [row])
      for (const row of [...shuffled, ...visits]) await y.parts.archive.unite([], 'y', [], [row])
      expect(await y.parts.visits.all('y')).toEqual(await x.parts.visits.all('x'))
    }),
    { numRuns: 15 },
  ))

const hash = (row: ExportedVisit, seed: number) =>
  [...JSON.stringify(row)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, seed % 9973)

it('merging visits is idempotent, commutative and associative', () =>
  fc.assert(
    fc.property(someVisit, someVisit, someVisit, (...[one, two, three]) => {
      const [a, b, c] = [one, two, three].map((row) => ({ ...row, id: '1' })) as [
        ExportedVisit,
        ExportedVisit,
        ExportedVisit,
      ]
      expect(mergeVisits(a, a)).toEqual(a)
      expect(mergeVisits(a, b)).toEqual(mergeVisits(b, a))
      expect(mergeVisits(mergeVisits(a, b), c)).toEqual(mergeVisits(a, mergeVisits(b, c)))
    }),
  ))
