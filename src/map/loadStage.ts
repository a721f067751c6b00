import { hasWebGL } from './hasWebGL'
import { sendStage, stageState } from './stageStore'

let mounted = false

/** Requests the map when a view is entered; retries a lost one. */
export function enterStage(): void {
  const state = stageState()
  // Without WebGL another map would only flash.
  if (state.status === 'lost' && state.reason === 'unsupported' && !hasWebGL()) return
  loadStage()
}

/** Requests the map, or a new one in place of a lost one. Loads MapLibre at the first request. */
export function loadStage(): void {
  sendStage({ type: 'wanted' })
  if (mounted) return
  mounted = true
  import('./stage/mount').then(
    ({ mountStage }) => mountStage(),
    () => {
      mounted = false
      sendStage({ type: 'unavailable', reason: 'failing', nowMs: performance.now() })
    },
  )
}
