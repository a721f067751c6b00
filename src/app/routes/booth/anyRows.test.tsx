import 'fake-indexeddb/auto'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'
import { localDay } from '#domain/base/localDay'
import { BOOTH_SECTIONS, type BoothSection } from '#domain/device/boothSection'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { closeDatabase, withDatabase } from '../../../data/core/databaseConnection'
import { DATABASE_NAME } from '../../../data/core/db'
import { FACT } from '../../../data/core/deviceFacts'
import { clearQueryCache } from '../../../data/core/live'
import { junkRow, junkValue } from '../../../data/testing/junk'
import { startMetrics } from '../../../metrics/start'
import { setStaffRoomOpen } from '../../../state/staffRoom'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { setServices } from '../services'
import { BoothRoute } from './BoothRoute'

const NOW = new Date().toISOString()

/** A whole row of each table that this device writes, of which some fields are then damaged; the first is its key. */
const SAMPLES: Record<string, object> = {
  interactions: {
    id: 'row',
    activationId: 'pharos-web-fleet-en-us',
    sessionIdentifier: 'visit',
    action: 'Map',
    value: null,
    createdAt: NOW,
    updatedAt: NOW,
    synced: 1,
    state: 'sent',
    attempts: 0,
    lastStatus: 201,
    ackAt: NOW,
    seq: 1,
  },
  visits: { id: 'visit', startedAt: NOW, endedAt: NOW, event: 'Expo', touched: 1, trail: { screens: ['1'] } },
  importedVisits: { id: 'visit', startedAt: NOW, endedAt: NOW, waysIn: [], touched: true, origin: 'b' },
  gameRuns: {
    id: 'run',
    event: 'Expo',
    day: localDay(new Date()),
    startedAt: NOW,
    score: 12,
    steps: [],
    initials: 'ZED',
  },
  scoredRuns: {
    id: 'run',
    rules: 1,
    event: 'Expo',
    day: localDay(new Date()),
    startedAt: NOW,
    score: 12,
    initials: 'ZED',
    counts: true,
    found: 1,
    timeMs: 90_000,
  },
  runActs: { id: 'run', acts: [] },
  datasets: { name: 'vehicles', version: 1, rowsDone: 1, rowsTotal: 1, complete: 1 },
  originals: { table: 'vehicles', key: 'v-1', row: null },
  staffNotes: { code: 'uncaught', detail: 'x', firstAt: NOW, lastAt: NOW, count: 1 },
  mapArchives: { name: 'base', sha256: 'x', bytes: new ArrayBuffer(4) },
  packs: {
    id: 'p@1',
    pack: 'p',
    version: 1,
    kind: 'content',
    name: 'P',
    storedAt: NOW,
    schema: 1,
    datasets: [],
    files: {},
  },
}
/** A part of each section that comes after everything that it reads. */
const LAST_PARTS: Record<BoothSection, string> = {
  ready: 'By hand',
  delivery: 'Erase this device',
  today: 'The day',
  content: 'Configuration',
  device: 'Notes for staff',
  presenter: 'While you present',
}
const tables = Object.keys(SAMPLES)
const keyOf = (table: string) => Object.keys(SAMPLES[table] ?? {})[0] ?? 'id'
const row = fc
  .constantFrom(...tables)
  .chain((table) => junkRow(keyOf(table), SAMPLES[table] ?? {}).map((stored) => ({ table, stored })))
const fact = fc.tuple(
  // A PIN that cannot be read stays shut, which is another rule's test.
  fc.constantFrom(...Object.values(FACT).filter((key) => key !== FACT.staffPin)),
  junkValue,
)

beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(null, { status: 201 })))

async function open(section: BoothSection) {
  const root = createRootRoute()
  const bare = createRoute({ getParentRoute: () => root, id: 'bare' })
  const booth = createRoute({
    getParentRoute: () => bare,
    path: '/booth',
    component: BoothRoute,
    validateSearch: (search: { section?: BoothSection }) => search,
  })
  const history = createMemoryHistory({ initialEntries: [`/booth?section=${section}`] })
  const router = createRouter({ routeTree: root.addChildren([bare.addChildren([booth])]), history })
  await router.load()
  setStaffRoomOpen(true)
  renderInEnglish(<RouterProvider router={router} />)
  await screen.findByRole('region', { name: LAST_PARTS[section] })
}

it.each(BOOTH_SECTIONS)(
  'the section %s opens whatever lies in the tables of this device',
  async (section) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.array(fact, { maxLength: 4 }),
        async (rows, facts) => {
          cleanup()
          clearQueryCache()
          closeDatabase()
          await new Promise<void>((done) => {
            indexedDB.deleteDatabase(DATABASE_NAME).onsuccess = () => done()
          })
          await withDatabase(async (db) => {
            for (const { table, stored } of rows)
              await db
                .table(table)
                .put(stored)
                .catch(() => undefined)
            for (const [key, value] of facts) await db.device.put({ key, value })
          })
          const metrics = startMetrics({ config: SHIPPED_CONFIG, build: 'test' })
          setServices(async () => metrics)
          await open(section)
          await waitFor(() =>
            expect(document.querySelectorAll('main table[aria-busy="true"]')).toHaveLength(0),
          )
          expect(screen.queryByRole('region', { name: LAST_PARTS[section] })).not.toBeNull()
          expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([])
          await metrics.stop()
        },
      ),
      { numRuns: 5, endOnFailure: true },
    )
  },
)
