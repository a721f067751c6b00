import type { ChallengeCode } from '#domain/game/challengeCode'
import type { Challenge } from '#domain/game/challenges'
import type { GameRun, RunSetup } from '#domain/game/gameTypes'
import { closeGame, startGame } from '../../session/game/game'
import { nextSetup } from '../../session/game/nextSetup'
import { setRunToBeat, setShownRun, setTakenCode } from '../../state/gameResult'
import { enterMode } from '../../state/mode'
import { setPanelOpen } from '../../state/panel'
import { unlockSound } from './effects/sounds'

/** Starts a run; resolves when its countdown has begun. Must be called within the press, so that sounds can play. */
export async function play(kind: 'ranked' | 'practice'): Promise<void> {
  unlockSound()
  await begin(await nextSetup(kind))
}

/** Starts the run of a challenge code, as `play` does. */
export async function playCode(code: ChallengeCode): Promise<void> {
  unlockSound()
  const setup = await nextSetup('challenge')
  await begin({ ...setup, seed: code.seed, deck: code.deck }, { code })
}

/** Starts the prompts of a stored run for another player on this device, as `play` does (docs/game.md T7). */
export async function playAgainst(run: GameRun): Promise<void> {
  unlockSound()
  await begin({ ...run.setup, kind: 'challenge' }, { runToBeat: run.id })
}

interface Opponent {
  code?: ChallengeCode
  runToBeat?: string
}

async function begin(setup: RunSetup, { code, runToBeat }: Opponent = {}): Promise<void> {
  await closeGame()
  setRunToBeat(runToBeat ?? null)
  setShownRun(null)
  setTakenCode(code ?? null)
  await startGame(setup)
}

/** Returns from the results to the start. */
export function closeResults(): void {
  setShownRun(null)
  setRunToBeat(null)
  void closeGame()
}

/** Leaves the results for the demo (docs/decisions.md D6), once the state before the run is restored. */
export async function leaveForDemo(): Promise<void> {
  await closeGame()
  enterMode('demo')
}

/** Leaves the results for the demo, as a link to a find opens its screen; that of the bell is the panel below it. */
export async function leaveForFind(find: Challenge): Promise<void> {
  await leaveForDemo()
  if (find === 'ring-the-bell') setPanelOpen(true)
}
