import { isRunOn } from '../../state/game'
import { isGhostActing, setWatching } from '../../state/ghost'

/** Shows a stored run on the real screens; one at a time, and not while somebody plays. */
export function watchRun(runId: string): void {
  if (!isGhostActing() && !isRunOn()) setWatching({ runId, speed: 1 })
}
