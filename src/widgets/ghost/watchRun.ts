import { sendHint } from '../../session/tour'
import { isRunOn } from '../../state/game'
import { isGhostActing, setWatching } from '../../state/ghost'

/** Shows a stored run on the real screens; one at a time, and not while somebody plays. */
export function watchRun(runId: string): void {
  if (isGhostActing() || isRunOn()) return
  // The close of an open hint is recorded before nothing is recorded any more.
  sendHint({ kind: 'left' })
  setWatching({ runId, speed: 1 })
}
