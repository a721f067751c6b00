import 'fake-indexeddb/auto'
import { Dexie, liveQuery, mergeRanges, type ObservabilitySet, RangeSet } from 'dexie'
import { afterEach, expect, it, vi } from 'vitest'
import { freshDatabaseName } from '../testing/tab'
import { type PharosDatabase, pharosDatabase } from './db'

const visit = (at: number) => ({
  id: `visit-${at}`,
  startedAt: new Date(1e12 + at * 1000).toISOString(),
  endedAt: null,
})
const opened: PharosDatabase[] = []

/** Opening reports every table as changed, because another tab may have changed it meanwhile. */
async function open(): Promise<PharosDatabase> {
  const db = pharosDatabase(freshDatabaseName())
  opened.push(db)
  await db.open()
  return db
}

afterEach(() => {
  for (const db of opened.splice(0)) db.close()
})

/** Number of key ranges that a subscriber stores if it adds up the reported changes. */
function countRanges(heard: readonly ObservabilitySet[]): number {
  const all = new Map<string, RangeSet>()
  for (const parts of heard)
    for (const [part, ranges] of Object.entries(parts)) {
      const known = all.get(part) ?? new RangeSet()
      mergeRanges(known, ranges)
      all.set(part, known)
    }
  return [...all.values()].reduce((sum, ranges) => sum + [...ranges].length, 0)
}

it('has a follower remember as much after a hundred visits as after one', async () => {
  const db = await open()
  const heard: ObservabilitySet[] = []
  const listener = (parts: ObservabilitySet) => void heard.push(parts)
  Dexie.on.storagemutated.subscribe(listener)
  await db.visits.add(visit(0))
  const once = countRanges(heard)
  for (let at = 1; at < 100; at += 1) await db.visits.add(visit(at))
  Dexie.on.storagemutated.unsubscribe(listener)
  expect(heard).toHaveLength(100)
  expect(countRanges(heard)).toBe(once)
})

it('still lets who reads the table know of a new row, and of one that goes', async () => {
  const db = await open()
  const counts: number[] = []
  const following = liveQuery(() => db.visits.where('startedAt').above('2001').count()).subscribe((count) => {
    counts.push(count)
  })
  await vi.waitFor(() => expect(counts).toEqual([0]))
  await db.visits.add(visit(1))
  await vi.waitFor(() => expect(counts.at(-1)).toBe(1))
  await db.visits.delete('visit-1')
  await vi.waitFor(() => expect(counts.at(-1)).toBe(0))
  following.unsubscribe()
})

it('names the changed keys of any other table', async () => {
  const db = await open()
  const heard: ObservabilitySet[] = []
  const listener = (parts: ObservabilitySet) => void heard.push(parts)
  Dexie.on.storagemutated.subscribe(listener)
  await db.device.put({ key: 'serial', value: 7 })
  Dexie.on.storagemutated.unsubscribe(listener)
  expect(heard[0]?.[`idb://${db.name}/device/`]).toMatchObject({ from: 'serial', to: 'serial' })
})
