import { workAhead } from '#domain/base/workAhead'
import { modeOf } from '#domain/device/mode'
import { scoreStoredRuns } from '../../data/queries/scoredRuns'
import { closeGame, dropGame, recoverGame, setGameScreens } from '../../session/game/game'
import { FIRST_SCREEN, isRunScreen } from '../../session/game/runScreens'
import { onReset } from '../../session/reset'
import { isRunOn, onGame } from '../../state/game'
import { isGhostActing } from '../../state/ghost'
import { enterMode, modeFlags } from '../../state/mode'
import { clearToasts } from '../../ui/feedback/toast'
import { router } from '../routes/router'
import { steadyFrames } from './steadyFrames'

/** Connects Fleet Hero to the router: a run starts on the dashboard and ends at the results. */
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

/**
 * Shows the result of a run that a reload interrupted. Later it scores runs that have no score, and notes runs that
 * cannot be read for staff.
 */
export async function recoverBrokenRun(): Promise<void> {
  try {
    if ((await recoverGame()) && isRunScreen(location.pathname))
      await router.navigate({ to: '/game', replace: true, ignoreBlocker: true })
  } finally {
    router.subscribe('onResolved', () => void goOnInDemo())
    await goOnInDemo()
  }
  workAhead((rest) => scoreStoredRuns(Date.now(), rest).catch(() => undefined))
}

/** A visitor who reaches the product without a run, for example by Back from the results, sees it in demo mode. */
async function goOnInDemo(): Promise<void> {
  if (!isGameLeft()) return
  await closeGame()
  if (isGameLeft()) enterMode('demo')
}

function isGameLeft(): boolean {
  const isPlaying = isRunOn() || isGhostActing()
  return modeOf(modeFlags()) === 'game' && !isPlaying && isRunScreen(router.latestLocation.pathname)
}

/** Drops unsaved changes and undo toasts, which belong to the screen that is left. */
async function leadTo(to: typeof FIRST_SCREEN | '/game'): Promise<void> {
  clearToasts()
  await router.navigate({ to, ignoreBlocker: true })
}

/** The back button stays within the run's screens; a link to another screen ends the run. */
function keepBackInRun(): () => void {
  return router.history.block({
    blockerFn: ({ action, nextLocation }) =>
      action !== 'PUSH' && action !== 'REPLACE' && !isRunScreen(nextLocation.pathname),
    enableBeforeUnload: false,
  })
}
