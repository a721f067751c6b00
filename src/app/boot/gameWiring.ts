import { reportBrokenRuns } from '../../data/queries/gameRuns'
import { dropGame, recoverGame, setGameScreens } from '../../session/game/game'
import { isRunScreen } from '../../session/game/runScreens'
import { onReset } from '../../session/reset'
import { isRunOn, onGame } from '../../state/game'
import { clearToasts } from '../../ui/feedback/toast'
import { router } from '../routes/router'

/** Connects Fleet Hero to the router: a run begins on the dashboard and ends at the results. */
export function connectGame(): void {
  onReset('game', dropGame)
  setGameScreens({ toRun: () => leadTo('/home'), toResults: () => leadTo('/game') })
  let unblock: (() => void) | null = null
  onGame(() => {
    if (isRunOn() === (unblock !== null)) return
    unblock?.()
    unblock = unblock ? null : keepBackInRun()
  })
}

/** Tells of a run that a reload broke off, and staff of runs that cannot be read. */
export async function recoverBrokenRun(): Promise<void> {
  if ((await recoverGame()) && isRunScreen(location.pathname))
    await router.navigate({ to: '/game', replace: true, ignoreBlocker: true })
  await reportBrokenRuns(Date.now())
}

/** What is unsaved, or offers an undo, belongs to what is left. */
async function leadTo(to: '/home' | '/game'): Promise<void> {
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
