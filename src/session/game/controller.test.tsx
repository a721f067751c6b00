import 'fake-indexeddb/auto'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RunSetup } from '#domain/game/gameTypes'
import { aVehicle } from '#domain/testing/vehicle'
import { closeDatabase, withDatabase } from '../../data/core/databaseConnection'
import { clearQueryCache } from '../../data/core/live'
import { changeRow, dropVisitorChanges } from '../../data/core/visitorChanges'
import { freshRows } from '../../data/testing/rows'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { keepDraft, keptDraft } from '../../state/formDrafts'
import { type GameState, gameAtom } from '../../state/game'
import {
  cameraAddedAtom,
  enterMode,
  modeFlags,
  resetModes,
  setCameraAdded,
  setEssentials,
} from '../../state/mode'
import { store } from '../../state/store'
import { resetVisitState } from '../../state/visit'
import { publishEvent } from '../events'
import { type TestClock, testClock } from '../testing/testClock'
import { beginVisit } from '../visit'
import { createGame, type GameController } from './controller'
import { followGameData, keepRun } from './game'
import { COUNTDOWN_MS } from './playRun'
import { enterSandbox, forgetSandbox, leaveSandbox, recoverSandbox } from './sandbox'

const SETUP: RunSetup = {
  kind: 'ranked',
  deck: 'full',
  seed: 7,
  lengthMs: 90_000,
  available: ['ring-the-bell', 'where-is-everyone'],
}
const goTo = (pathname: string) => publishEvent({ kind: 'navigated', pathname, search: {} })

let clock: TestClock
let game: GameController
let shown: string[]
/** When the first screen stands. */
let steady: Promise<void>

function newGame(): GameController {
  return createGame({
    clock,
    toRun: async () => goTo('/home'),
    steady: () => steady,
    toResults: async () => void shown.push('/game'),
    enterSandbox: () => enterSandbox('run'),
    leaveSandbox,
    forgetSandbox,
    followData: followGameData,
    startRecording: () => undefined,
    keep: keepRun,
  })
}

const label = () => withDatabase(async (db) => (await db.vehicles.get('v-1'))?.label)
const rename = (text: string) => changeRow('vehicles', 'v-1', (row) => ({ ...row, label: text }))
const stored = () => withDatabase((db) => db.gameRuns.toArray())
const selectedFleet = () => renderHook(useSelectedFleet).result.current
const phase = () => store.get(gameAtom).phase
const over = () => store.get(gameAtom) as Extract<GameState, { phase: 'over' }>

/** Starts a run and lets its countdown pass. */
async function play(setup: Partial<RunSetup> = {}): Promise<void> {
  await game.start({ ...SETUP, ...setup })
  clock.pass(COUNTDOWN_MS)
}

beforeEach(async () => {
  await freshRows({ vehicles: [aVehicle({ id: 'v-1', label: 'Unit 1' })], users: [], vehicleDays: [] })
  resetVisitState()
  resetModes()
  beginVisit()
  clock = testClock()
  shown = []
  steady = Promise.resolve()
  game = newGame()
})
afterEach(() => {
  game.drop()
  vi.restoreAllMocks()
})

describe('a run', () => {
  it('plays on the data as shipped and on the full product, and puts everything back', async () => {
    enterMode('demo')
    setEssentials(true)
    setCameraAdded(true)
    selectFleet('East')
    const { undo } = await rename('Mine')
    await play()
    expect(await label()).toBe('Unit 1')
    expect(modeFlags()).toMatchObject({ inGameMode: true, inDemoMode: false, inEssentialsMode: false })
    expect([store.get(cameraAddedAtom), selectedFleet()]).toEqual([false, 'all'])
    await rename('Of the run')
    keepDraft('expense/new', {})
    selectFleet('West')
    clock.pass(90_000)
    await game.close()
    expect(await label()).toBe('Mine')
    expect(modeFlags().inEssentialsMode).toBe(true)
    expect([store.get(cameraAddedAtom), selectedFleet()]).toEqual([true, 'East'])
    expect(keptDraft('expense/new')).toBeNull()
    expect(await undo()).toBe('undone')
    expect(await label()).toBe('Unit 1')
  })

  it('goes from the countdown to its results, which are closed', async () => {
    await game.start(SETUP)
    expect(store.get(gameAtom)).toMatchObject({ phase: 'countdown', setup: SETUP })
    clock.pass(COUNTDOWN_MS)
    expect(phase()).toBe('running')
    clock.pass(90_000)
    await vi.waitFor(() => expect(phase()).toBe('over'))
    expect(over().run.end).toBe('time')
    await game.close()
    expect(phase()).toBe('off')
    expect(shown).toEqual(['/game'])
  })

  it('counts down once its first screen stands', async () => {
    let stand = () => {}
    steady = new Promise((resolve) => {
      stand = resolve
    })
    const started = game.start(SETUP)
    await vi.waitFor(() =>
      expect(store.get(gameAtom)).toMatchObject({ phase: 'countdown', startsAtMs: null }),
    )
    clock.pass(60_000)
    stand()
    await started
    expect(store.get(gameAtom)).toMatchObject({ startsAtMs: clock.nowMs() + COUNTDOWN_MS })
  })

  it('that is stopped before its first screen stands never begins', async () => {
    let stand = () => {}
    steady = new Promise((resolve) => {
      stand = resolve
    })
    const started = game.start(SETUP)
    await vi.waitFor(() => expect(phase()).toBe('countdown'))
    game.stop()
    stand()
    await started
    expect([phase(), shown]).toEqual(['off', ['/game']])
    expect(await label()).toBe('Unit 1')
  })

  it('is started once, however often the button is pressed', async () => {
    await Promise.all([game.start(SETUP), game.start(SETUP), game.start({ ...SETUP, seed: 8 })])
    await game.start({ ...SETUP, seed: 9 })
    expect(store.get(gameAtom)).toMatchObject({ phase: 'countdown', setup: { seed: 7 } })
    expect(clock.waiting()).toBe(1)
  })

  it('may follow the one before at once', async () => {
    await rename('Mine')
    await play()
    await rename('Of the run')
    clock.pass(90_000)
    await play()
    expect(phase()).toBe('running')
    expect(await label()).toBe('Unit 1')
    game.stop()
    await game.close()
    expect(await label()).toBe('Mine')
  })

  it('is stored with its log when it is ranked and came to its end', async () => {
    await play()
    clock.pass(1_000)
    publishEvent({ kind: 'panelOpened' })
    goTo('/0')
    clock.pass(89_000)
    await vi.waitFor(() => expect(phase()).toBe('over'))
    const { run, runId } = over()
    expect(await stored()).toMatchObject([{ id: runId, setup: SETUP, steps: run.steps, score: run.score }])
    expect(run.finds.length).toBeGreaterThan(0)
  })

  it.each<[string, Partial<RunSetup>, () => unknown]>([
    ['practice', { kind: 'practice', lengthMs: null }, () => game.stop()],
    ['a staff run', { kind: 'staff', lengthMs: 30_000 }, () => clock.pass(30_000)],
    ['a run that was stopped', {}, () => game.stop()],
    ['a run that was left', {}, () => goTo('/welcome')],
  ])('is not stored: %s', async (_, setup, end) => {
    await play(setup)
    end()
    await vi.waitFor(() => expect(phase()).toBe('over'))
    expect(over().runId).toBeNull()
    expect(await stored()).toEqual([])
  })

  it('has results without a rank where it cannot be stored', async () => {
    await play()
    const { db } = await withDatabase(async (db) => ({ db }))
    vi.spyOn(db, 'transaction').mockImplementationOnce(() => {
      throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    })
    clock.pass(90_000)
    await vi.waitFor(() => expect(phase()).toBe('over'))
    expect(over()).toMatchObject({ runId: null, run: { end: 'time' } })
  })

  it('that is stopped in the countdown has no results', async () => {
    await game.start(SETUP)
    game.stop()
    await game.close()
    expect(phase()).toBe('off')
    expect(shown).toEqual(['/game'])
  })

  it('that is left stays where the visitor went, with the modes of that place', async () => {
    setEssentials(true)
    await play()
    resetModes()
    goTo('/welcome')
    await vi.waitFor(() => expect(phase()).toBe('over'))
    await game.close()
    expect(shown).toEqual([])
    expect(modeFlags()).toMatchObject({ inGameMode: false, inEssentialsMode: false })
  })

  it('is forgotten by a reset, with what was changed before and in it', async () => {
    await rename('Mine')
    await play()
    await rename('Of the run')
    game.drop()
    resetVisitState()
    await dropVisitorChanges()
    beginVisit()
    clock.pass(200_000)
    await game.close()
    expect([phase(), await label(), await stored()]).toEqual(['off', 'Unit 1', []])
  })

  it('is not begun when a reset came while the data was read', async () => {
    const starting = game.start(SETUP)
    game.drop()
    await starting
    expect([phase(), clock.waiting()]).toEqual(['off', 0])
    await play()
    expect(phase()).toBe('running')
  })

  it('is not begun without its data, and everything is as before', async () => {
    await rename('Mine')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await withDatabase((db) => db.datasets.delete('vehicleDays'))
    clearQueryCache()
    const refused = expect(game.start(SETUP)).rejects.toMatchObject({ code: 'dataset-missing' })
    for (let turns = 0; turns < 60; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(500)
    }
    await refused
    vi.useRealTimers()
    expect([phase(), await label()]).toEqual(['off', 'Mine'])
  })
})

describe('a page that was reloaded in mid-run', () => {
  it('finds everything as before the run', async () => {
    setEssentials(true)
    selectFleet('East')
    await rename('Mine')
    await play()
    await rename('Of the run')
    selectFleet('West')
    // What the page knew is gone; the database and the tab's storage are not.
    forgetSandbox()
    setEssentials(false)
    closeDatabase()
    expect(await recoverSandbox()).toBe('run')
    expect([await label(), selectedFleet(), modeFlags().inEssentialsMode]).toEqual(['Mine', 'East', true])
    expect(await recoverSandbox()).toBeNull()
  })

  it('leaves the run of another tab alone, until that is gone', async () => {
    await rename('Mine')
    await play()
    forgetSandbox()
    beginVisit()
    const held = { request: async (_: string, __: object, work: (lock: null) => unknown) => work(null) }
    vi.stubGlobal('navigator', { locks: held })
    expect(await recoverSandbox()).toBeNull()
    expect(await label()).toBe('Unit 1')
    vi.stubGlobal('navigator', {})
    expect(await recoverSandbox()).toBeNull()
    expect(await label()).toBe('Mine')
    vi.unstubAllGlobals()
  })
})
