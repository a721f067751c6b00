import { useGame } from '../../../state/game'

/** Whether a run is on, its countdown included, so that its bar is there before the first prompt. */
export function useRunWanted(): boolean {
  const { phase } = useGame()
  return phase === 'countdown' || phase === 'running'
}
