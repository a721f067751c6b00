import 'fake-indexeddb/auto'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { DEFAULT_CONFIG } from '#domain/device/config'
import type { GameRun } from '#domain/game/gameTypes'
import { replayRun } from '#domain/game/run'
import { A_DAY, AN_EVENT } from '#domain/testing/gameRun'
import { closeDatabase, withDatabase } from '../../../../data/core/databaseConnection'
import { clearQueryCache } from '../../../../data/core/live'
import { scoreStoredRuns } from '../../../../data/queries/scoredRuns'
import { DATASET_NAMES } from '../../../../data/schemas/datasetStores'
import { forgetDatabase } from '../../../../data/testing/tab'
import { setKioskConfig } from '../../../../state/config'
import { setDemoNow } from '../../../../state/demoClock'
import { gameAtom } from '../../../../state/game'
import { resetModes } from '../../../../state/mode'
import { store } from '../../../../state/store'
import { resetVisitState } from '../../../../state/visit'
import { renderInEnglish } from '../../../../ui/testing/renderIn'
import { WelcomeRoute } from '../../first/WelcomeRoute'
import { GameRoute } from '../GameRoute'

/** A new device on `A_DAY` of `AN_EVENT`, with no rows; the clock's time passes, its date does not. */
export async function takeNewDevice(): Promise<void> {
  cleanup()
  clearQueryCache()
  closeDatabase()
  await forgetDatabase()
  resetVisitState()
  resetModes()
  vi.clearAllMocks()
  setKioskConfig({ ...DEFAULT_CONFIG, event: AN_EVENT })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${A_DAY}T17:00:00Z`) })
  setDemoNow(Date.now())
  await withDatabase(async (db) => {
    for (const name of DATASET_NAMES)
      await db.datasets.put({ name, version: 1, rowsDone: 1, rowsTotal: 1, complete: 1 })
  })
}

/** Opens the game's route, with those that it leads to. @returns its router */
export async function showGame(address = '/game') {
  const root = createRootRoute({ notFoundComponent: () => null })
  const bare = createRoute({ getParentRoute: () => root, id: 'bare' })
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    routeTree: root.addChildren([
      bare.addChildren([createRoute({ getParentRoute: () => bare, path: '/game', component: GameRoute })]),
      at('/home', () => <h1>Home</h1>),
      at('/welcome', WelcomeRoute),
      at('/$', () => null),
    ]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  return router
}

/** Stores rows as runs, valid or not, and scores them. */
export async function keepRuns(...runs: readonly object[]): Promise<void> {
  await withDatabase((db) => db.table('gameRuns').bulkPut(runs))
  await scoreStoredRuns(Date.now())
}

/** Shows the results of a run that has just ended. @returns the router */
export async function showResults(own: GameRun, ...others: readonly GameRun[]) {
  await keepRuns(own, ...others)
  store.set(gameAtom, { phase: 'over', run: replayRun(own.setup, own.steps), runId: own.id })
  return showGame()
}

/** Presses the button of this name. */
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Presses a key of the picker for each letter. */
export function pick(letters: string): void {
  for (const letter of letters) press(letter)
}
