import { createRoot } from 'react-dom/client'
import { Stage } from './Stage'

/**
 * Mounts the stage for the life of the page: a separate React tree, so that no change of screen unmounts it,
 * and its errors do not affect the screen.
 */
export function mountStage(): void {
  const host = document.createElement('div')
  host.className = 'map-host'
  createRoot(host).render(<Stage host={host} />)
}
