import { modeOf } from '#domain/device/mode'
import type { RunSetup } from '#domain/game/gameTypes'
import { gameAtom } from '../../state/game'
import { modeFlags } from '../../state/mode'
import { store } from '../../state/store'
import { startActs } from '../acts/acts'
import { createGame, type GamePorts } from './controller'
import { followGameData } from './followGameData'
import { DEVICE_CLOCK } from './gameClock'
import { keepRun } from './keepRun'
import { enterSandbox, forgetSandbox, leaveSandbox, recoverSandbox } from './sandbox'
import { voidedRun } from './voidedRun'

/** Where a run leads; app knows the router. */
export type GameScreens = Pick<GamePorts, 'toRun' | 'steady' | 'toResults'>

const nothing = () => Promise.resolve()
let screens: GameScreens = { toRun: nothing, steady: nothing, toResults: nothing }

/** Sets where a run leads. */
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
  startActs,
  keep: keepRun,
})

/**
 * Starts a run of Fleet Hero: clean data, a countdown of three seconds over the first screen, then play.
 * Does nothing while a run is on. @throws AppError when the data is not there or cannot be stored
 */
export const startGame = (setup: RunSetup): Promise<void> => game.start(setup)

/** Skips the prompt, where a skip is left. */
export const skipPrompt = (): void => game.skip()

/** Ends the run before its time; it is not kept. */
export const stopGame = (): void => game.stop()

/** Leaves the results. Resolves when everything is as before the run. */
export const closeGame = (): Promise<void> => game.close()

/** Forgets the run at a reset. */
export const dropGame = (): void => game.drop()

/**
 * Brings back what a page left behind that was reloaded or ended in a run or a replay.
 * @returns whether the visitor goes on at the game: its results tell of a run that was given up
 */
export async function recoverGame(): Promise<boolean> {
  const use = await recoverSandbox()
  if (use === 'run') store.set(gameAtom, { phase: 'over', run: voidedRun(), runId: null })
  return use !== null && modeOf(modeFlags()) === 'game'
}
