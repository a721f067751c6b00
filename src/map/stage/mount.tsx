import { createRoot } from 'react-dom/client'
import { setStage } from '../stageStore'
import { MapStage } from './MapStage'

/**
 * Puts the stage up, for the life of the page: a React tree of its own, so that no change of room can
 * take it down, and none of its faults the room.
 */
export function mountStage(): void {
  const host = document.createElement('div')
  host.className = 'map-host'
  setStage('loading', null)
  const root = createRoot(host, { onUncaughtError: () => setStage('lost', null) })
  root.render(<MapStage host={host} />)
}
