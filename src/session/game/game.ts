import { AppError } from '#domain/base/errors'
import { matchLive } from '#domain/base/live'
import { uuidv4 } from '#domain/base/uuid'
import { modeOf } from '#domain/device/mode'
import type { Run, RunSetup } from '#domain/game/gameTypes'
import { startRun, takeStep } from '#domain/game/run'
import { gameDataQuery, type StoredGameData } from '../../data/queries/gameData'
import { saveRun } from '../../data/queries/gameRuns'
import { boothDay } from '../../state/boothDay'
import { kioskConfig } from '../../state/config'
import { gameAtom } from '../../state/game'
import { modeFlags } from '../../state/mode'
import { store } from '../../state/store'
import { startRecording, stopRecording } from '../recording/recording'
import { markTrail } from '../visitTrail'
import { createGame, type FollowedData, type GamePorts } from './controller'
import { DEVICE_CLOCK } from './gameClock'
import { enterSandbox, forgetSandbox, leaveSandbox, recoverSandbox } from './sandbox'

/** The navigation of a run, set by app, which has the router. */
export type GameScreens = Pick<GamePorts, 'toRun' | 'steady' | 'toResults'>

const nothing = () => Promise.resolve()
let screens: GameScreens = { toRun: nothing, steady: nothing, toResults: nothing }

/** Sets the navigation of a run. */
export function setGameScreens(next: GameScreens): void {
  screens = next
}

const game = createGame({
  clock: DEVICE_CLOCK,
  toRun: () => screens.toRun(),
  steady: () => screens.steady(),
  toResults: () => screens.toResults(),
  enterSandbox: () => enterSandbox('run'),
  leaveSandbox,
  forgetSandbox,
  followData: followGameData,
  startRecording: startRecording,
  keep: keepRun,
})

/**
 * Starts a run of Fleet Hero: clean data, a countdown of three seconds over the first screen, then play. Does nothing
 * during a run. @throws AppError when the data is missing or cannot be stored
 */
export const startGame = (setup: RunSetup): Promise<void> => game.start(setup)

/** Skips the prompt if a skip is left. */
export const skipPrompt = (): void => game.skip()

/** Ends the run early; it is not stored. */
export const stopGame = (): void => game.stop()

/** Leaves the results. Resolves when the visitor's changes are restored. */
export const closeGame = (): Promise<void> => game.close()

/** Forgets the run at a reset. */
export const dropGame = (): void => game.drop()

/**
 * Restores the stashed changes of a page that was reloaded or closed during a run or a replay.
 * @returns whether the visitor continues at the game, whose results show the interrupted run
 */
export async function recoverGame(): Promise<boolean> {
  const use = await recoverSandbox()
  if (use === 'run') store.set(gameAtom, { phase: 'over', run: voidedRun(), runId: null })
  return use !== null && modeOf(modeFlags()) === 'game'
}

/** A run that was interrupted by a reload; nothing else is known about it. */
function voidedRun(): Run {
  const setup = { kind: 'ranked', deck: 'full', seed: 0, lengthMs: null, available: [] } as const
  return { ...takeStep(startRun(setup), { kind: 'end', atMs: 0, reason: 'voided' }), end: 'voided' }
}

/**
 * Stores a finished run with the recorded acts; practice runs, runs by staff and interrupted runs are not stored
 * (docs/game.md T7).
 * @param startedAtMs Unix milliseconds
 * @returns its id; null if it is not stored
 */
export async function keepRun(run: Run, startedAtMs: number): Promise<string | null> {
  const acts = stopRecording()
  const { setup, steps, score, end } = run
  if (setup.kind !== 'staff') void markTrail({ kind: 'game' })
  const isRanked = setup.kind === 'ranked' || setup.kind === 'challenge'
  if (!isRanked || (end !== 'time' && end !== 'finished')) return null
  const id = uuidv4()
  const startedAt = new Date(startedAtMs).toISOString()
  const { event } = kioskConfig()
  await saveRun(
    { id, event, startedAt, day: boothDay(), setup, steps, score, initials: null, hidden: 0 },
    acts,
  )
  return id
}

/** Longest wait for data that is still being stored, milliseconds. */
const PATIENCE_MS = 15_000

/** Resolves with the data that challenges need, and keeps it current. @throws AppError when it fails or is late */
export function followGameData(onChange: () => void): Promise<FollowedData> {
  const answer = gameDataQuery()
  let known: StoredGameData | null = null
  return new Promise((resolve, reject) => {
    const refuse = (error: AppError) => {
      clearTimeout(timer)
      stop()
      reject(error)
    }
    const look = () =>
      matchLive(answer.current(), {
        loading: () => undefined,
        missing: () => undefined,
        // During a run, the last data is good enough.
        error: (error) => known ?? refuse(error),
        ready: (data) => {
          const isFirst = known === null
          known = data
          if (!isFirst) return onChange()
          clearTimeout(timer)
          resolve({ current: () => known ?? data, stop })
        },
      })
    const timer = setTimeout(() => refuse(new AppError('dataset-missing')), PATIENCE_MS)
    const stop = answer.subscribe(() => void look())
    look()
  })
}
