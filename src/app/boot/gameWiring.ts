import { modeOf } from '#domain/device/mode'
import { scoreStoredRuns } from '../../data/queries/scoredRuns'
import { closeGame, dropGame, recoverGame, setGameScreens } from '../../session/game/game'
import { FIRST_SCREEN, isRunScreen } from '../../session/game/runScreens'
import { onReset } from '../../session/reset'
import { isRunOn, onGame } from '../../state/game'
import { isGhostActing } from '../../state/ghost'
import { enterMode, modeFlags } from '../../state/mode'
import { steadyFrames } from '../../ui/feedback/steadyFrames'
import { clearToasts } from '../../ui/feedback/toast'
import { router } from '../routes/router'

/** Connects Fleet Hero to the router: a run begins on the dashboard and ends at the results. */
export function connectGame(): void {
  onReset('game', dropGame)
  setGameScreens({
    toRun: () => leadTo(FIRST_SCREEN),
    steady: steadyFrames,
    toResults: () => leadTo('/game'),
  })
  let unblock: (() => void) | null = null
  onGame(() => {
    if (isRunOn() === (unblock !== null)) return
    unblock?.()
    unblock = unblock ? null : keepBackInRun()
  })
}

/** Tells of a run that a reload broke off, and staff of runs that cannot be read. */
export async function recoverBrokenRun(): Promise<void> {
  try {
    if ((await recoverGame()) && isRunScreen(location.pathname))
      await router.navigate({ to: '/game', replace: true, ignoreBlocker: true })
  } finally {
    router.subscribe('onResolved', () => void goOnInDemo())
    await goOnInDemo()
  }
  await scoreStoredRuns(Date.now())
}

/** Whoever comes to the product without a run, as by Back from the results, sees it in demo mode. */
async function goOnInDemo(): Promise<void> {
  if (!isGameLeft()) return
  await closeGame()
  if (isGameLeft()) enterMode('demo')
}

function isGameLeft(): boolean {
  const isPlaying = isRunOn() || isGhostActing()
  return modeOf(modeFlags()) === 'game' && !isPlaying && isRunScreen(router.latestLocation.pathname)
}

/** What is unsaved, or offers an undo, belongs to what is left. */
async function leadTo(to: typeof FIRST_SCREEN | '/game'): Promise<void> {
  clearToasts()
  await router.navigate({ to, ignoreBlocker: true })
}

/** The back button stays among the run's screens; a link that leads out of them ends the run. */
function keepBackInRun(): () => void {
  return router.history.block({
    blockerFn: ({ action, nextLocation }) =>
      action !== 'PUSH' && action !== 'REPLACE' && !isRunScreen(nextLocation.pathname),
    enableBeforeUnload: false,
  })
}
