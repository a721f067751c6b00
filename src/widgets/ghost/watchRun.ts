import { isGhostActing, setWatching } from '../../state/ghost'

/** Shows a stored run on the real screens; one at a time. */
export function watchRun(runId: string): void {
  if (!isGhostActing()) setWatching({ runId, speed: 1 })
}
