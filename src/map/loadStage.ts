import { hasWebGL } from './hasWebGL'
import { sendStage, stageState } from './stageStore'

let mounted = false

/** Asks for the map when a view is entered; a lost one is tried again. */
export function enterStage(): void {
  const state = stageState()
  // Without WebGL another map would only flash.
  if (state.status === 'lost' && state.reason === 'unsupported' && !hasWebGL()) return
  tryStage()
}

/** Asks for the map, or for a new one in place of a lost one. Loads MapLibre when it is first asked for. */
export function tryStage(): void {
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
