import 'fake-indexeddb/auto'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { GameRun, GhostAct } from '#domain/game/gameTypes'
import { aVehicle } from '#domain/testing/vehicle'
import { closeDatabase, withDatabase } from '../../data/core/databaseConnection'
import { changeRow } from '../../data/core/visitorChanges'
import { recordEvent } from '../../session/recordEvent'
import { currentVisit } from '../../session/visit'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { setWatching } from '../../state/ghost'
import { enterMode, modeFlags, setCameraAdded } from '../../state/mode'
import { currentToast, toast } from '../../ui/feedback/toast'
import { createGhostClock } from './ghostClock'
import { showRun } from './showRun'
import { rememberPlace } from './startPlace'

const RUN: GameRun = {
  ...{ id: 'r-1', event: 'Fair', startedAt: '2026-05-20T10:00:00Z', day: '2026-05-20' },
  ...{ pack: 'pharos-demo', packVersion: 1, score: 0, initials: 'KOA', hidden: 0 },
  setup: { kind: 'ranked', deck: 'full', seed: 1, lengthMs: 90_000, available: [] },
  steps: [{ kind: 'end', atMs: 300, reason: 'time' }],
}
const press = (atMs: number, target: string): GhostAct => ({ kind: 'press', atMs, target })

async function dump(): Promise<unknown> {
  return withDatabase(async (db) => {
    const rows = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()]))
    return { rows, stored: { ...localStorage }, tab: { ...sessionStorage } }
  })
}
const rename = (label: string) => changeRow('vehicles', 'v-1', (row) => ({ ...row, label }))

async function aRouter() {
  const root = createRootRoute()
  const paths = ['/game', '/home', '/1'] as const
  const routeTree = root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path })))
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/game'] }) })
  await router.load()
  // As a mounted router does.
  router.history.subscribe(() => void router.load())
  return router
}

const selectedFleet = () => renderHook(useSelectedFleet).result.current

/** Screens with a change of the data, of the visit and of the mode, with a record and an undo. */
let worked: Promise<[unknown, boolean] | null> = Promise.resolve(null)
function work(): void {
  worked = Promise.all([rename('Of the ghost'), recordEvent('Map')])
  selectFleet('West')
  setCameraAdded(true)
  toast('Saved', 'done', { label: 'Undo', run: () => undefined })
}

beforeEach(async () => {
  await withDatabase((db) => db.vehicles.bulkPut([aVehicle({ id: 'v-1', label: 'Unit 1' })]))
  document.body.innerHTML =
    '<main><button data-target="work">Work</button><button data-target="watch">Watch</button></main>'
  document.querySelector('button')?.addEventListener('click', work)
  currentVisit()
  setCameraAdded(false)
  enterMode('demo')
  selectFleet('East')
  await rename('Mine')
  document.querySelector<HTMLElement>('[data-target="watch"]')?.focus()
})
afterEach(async () => {
  setWatching(null)
  await withDatabase((db) => db.delete())
  closeDatabase()
})

async function watch(acts: readonly GhostAct[], signal = new AbortController().signal) {
  const router = await aRouter()
  const finger = { moveTo: () => Promise.resolve(), press: () => undefined }
  setWatching({ runId: RUN.id, speed: 4 })
  const shown = showRun({
    run: RUN,
    acts,
    router,
    clock: createGhostClock(4),
    finger,
    place: rememberPlace(router),
    signal,
  })
  return { router, shown }
}

it('leaves nothing of what a ghost did, and everything of what a visitor did', async () => {
  const before = await dump()
  const { router, shown } = await watch([press(100, 'work'), { kind: 'address', atMs: 200, address: '/1' }])
  await shown
  expect((await worked)?.[1]).toBe(false)
  expect(await dump()).toEqual(before)
  expect([selectedFleet(), modeFlags().inDemoMode, currentToast()]).toEqual([...['East', true], undefined])
  expect(router.state.location.pathname).toBe('/game')
  expect(document.activeElement).toBe(document.querySelector('[data-target="watch"]'))
}, 15_000)

it('is as before when it is ended in the middle', async () => {
  const before = await dump()
  const ended = new AbortController()
  const { router, shown } = await watch([press(100, 'work'), press(60_000, 'work')], ended.signal)
  await new Promise((resolve) => document.querySelector('button')?.addEventListener('click', resolve))
  await worked
  expect(router.state.location.pathname).toBe('/home')
  ended.abort()
  await shown
  expect(await dump()).toEqual(before)
  expect([selectedFleet(), router.state.location.pathname]).toEqual(['East', '/game'])
}, 15_000)
