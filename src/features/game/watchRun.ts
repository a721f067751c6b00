import { sendHint } from '../../session/tour'
import { isRunOn } from '../../state/game'
import { isGhostActing, setWatching } from '../../state/ghost'

/** Shows a stored run on the real screens; one at a time, and not during a game. */
export function watchRun(runId: string): void {
  if (isGhostActing() || isRunOn()) return
  // Closing an open hint is recorded before recording stops.
  sendHint({ kind: 'left' })
  setWatching({ runId, speed: 1 })
}
