import { modeOf } from '#domain/device/mode'
import type { Run, RunSetup } from '#domain/game/gameTypes'
import { targetVehicle } from '#domain/game/targetVehicle'
import type { StoredGameData } from '../../data/queries/gameData'
import { gameAtom } from '../../state/game'
import { enterMode, modeFlags } from '../../state/mode'
import { currentRegion } from '../../state/region'
import { store } from '../../state/store'
import { publishChallengeCheck } from './checkBus'
import type { GameClock } from './gameClock'
import { COUNTDOWN_MS, type PlayedRun, playRun, type RunEnding } from './playRun'

/** Everything outside of the rules that a run needs. */
export interface GamePorts {
  clock: GameClock
  /** Leads to the screen on which a run starts. */
  toRun: () => Promise<unknown>
  /** Resolves once the screen is drawn, so that the countdown is visible on a slow device too. */
  steady: () => Promise<void>
  /** Leads to the results; unsaved changes are dropped without a question. */
  toResults: () => Promise<unknown>
  enterSandbox: () => Promise<void>
  leaveSandbox: () => Promise<void>
  forgetSandbox: () => void
  /**
   * Resolves with the data that the checks need, and keeps it current. @throws AppError when it is not there in
   * time
   */
  followData: (onChange: () => void) => Promise<FollowedData>
  /** Starts recording what the visitor does; times count from `startedAtMs`. */
  startRecording: (startedAtMs: number) => void
  /**
   * Stops recording, and stores the run if it counts; it started at Unix milliseconds `startedAtMs`.
   * @returns its id; null if it is not stored
   */
  keep: (run: Run, startedAtMs: number) => Promise<string | null>
}

export interface FollowedData {
  current: () => StoredGameData
  stop: () => void
}

export interface GameController {
  /** Starts with a countdown. Does nothing during a run. @throws AppError when data or storage is missing */
  start(setup: RunSetup): Promise<void>
  /** Continues with the next prompt. */
  skip(): void
  /** Ends the run early. */
  stop(): void
  /** Leaves the results; resolves when everything is as before the run. */
  close(): Promise<void>
  /** Forgets the run, as at a reset. */
  drop(): void
}

/**
 * The life of a run: clean data, countdown, play, results, and restoring the visitor's changes (docs/game.md T4,
 * T8).
 */
export function createGame(ports: GamePorts): GameController {
  let played: PlayedRun | null = null
  let stopData = () => {}
  let starting: Promise<void> | null = null
  /** Resolves when the previous run is finished. */
  let ending: Promise<void> = Promise.resolve()
  /** Stop was pressed before the countdown started. */
  let isStopped = false
  /** Increases with each drop, which cancels work that started before it. */
  let drops = 0

  async function begin(setup: RunSetup): Promise<void> {
    const dropsBefore = drops
    await ending
    enterMode('game')
    await ports.enterSandbox()
    try {
      const data = await ports.followData(() => played?.recheck())
      stopData = data.stop
      if (drops === dropsBefore && (await lead(setup))) return play(setup, data)
      stopData()
    } catch (error) {
      await ports.leaveSandbox()
      throw error
    }
    await ports.leaveSandbox()
  }

  /** Leads to the first screen. @returns whether the visitor is still there when it is drawn */
  async function lead(setup: RunSetup): Promise<boolean> {
    const dropsBefore = drops
    // Navigation while the data was read may have changed the mode.
    enterMode('game')
    isStopped = false
    store.set(gameAtom, { phase: 'countdown', setup, startsAtMs: null })
    await ports.toRun()
    await ports.steady()
    if (drops !== dropsBefore) return false
    const isThere = modeOf(modeFlags()) === 'game'
    if (isThere && !isStopped) return true
    store.set(gameAtom, { phase: 'off' })
    if (isThere) await ports.toResults()
    return false
  }

  function play(setup: RunSetup, data: FollowedData): void {
    const startsAtMs = ports.clock.nowMs() + COUNTDOWN_MS
    const targetId = targetVehicle(data.current().vehicles, setup.seed)?.id ?? null
    played = playRun({
      setup,
      startsAtMs,
      clock: ports.clock,
      data: () => ({ ...data.current(), region: currentRegion(), targetId: targetId }),
      onStart: (run) => {
        ports.startRecording(startsAtMs)
        store.set(gameAtom, { phase: 'running', run, startedAtMs: startsAtMs })
      },
      onRun: (run) => store.set(gameAtom, { phase: 'running', run, startedAtMs: startsAtMs }),
      onCheck: publishChallengeCheck,
      onEnd: (run, how) => {
        ending = finish(run, startsAtMs, how)
      },
    })
    store.set(gameAtom, { phase: 'countdown', setup, startsAtMs })
  }

  async function finish(run: Run, startedAtMs: number, { isStarted, hasLeft }: RunEnding): Promise<void> {
    const dropsBefore = drops
    played = null
    stopData()
    if (isStarted) store.set(gameAtom, { phase: 'running', run, startedAtMs })
    const { nowMs, wallMs } = ports.clock
    const runId = await ports.keep(run, wallMs() - (nowMs() - startedAtMs)).catch(() => null)
    if (drops !== dropsBefore) return
    const hasResults = isStarted || run.end === 'voided'
    store.set(gameAtom, hasResults ? { phase: 'over', run, runId } : { phase: 'off' })
    if (!hasLeft) await Promise.resolve(ports.toResults()).catch(() => undefined)
    // Changes that cannot be restored now are restored at the next start.
    await ports.leaveSandbox().catch(() => undefined)
  }

  return {
    start: (setup) => {
      if (played) return Promise.resolve()
      starting ??= begin(setup).finally(() => {
        starting = null
      })
      return starting
    },
    skip: () => played?.skip(),
    stop: () => {
      isStopped = true
      played?.end('stopped')
    },
    close: () => {
      if (store.get(gameAtom).phase === 'over') store.set(gameAtom, { phase: 'off' })
      return ending
    },
    drop: () => {
      drops += 1
      played?.drop()
      played = null
      stopData()
      ports.forgetSandbox()
      store.set(gameAtom, { phase: 'off' })
    },
  }
}
