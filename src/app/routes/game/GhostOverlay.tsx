import { useWatching } from '../../../state/ghost'

/** The run that is watched, over the real screens. */
export function GhostOverlay() {
  const watching = useWatching()
  return watching && null
}
