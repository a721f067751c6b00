import { createRoot } from 'react-dom/client'
import { Stage } from './Stage'

/**
 * Puts the stage up, for the life of the page: a React tree of its own, so that no change of room can
 * take it down, and none of its faults the room.
 */
export function mountStage(): void {
  const host = document.createElement('div')
  host.className = 'map-host'
  createRoot(host).render(<Stage host={host} />)
}
