import { useNavigate } from '@tanstack/react-router'
import { GameScreen } from '../../../features/game/GameScreen'
import { useScreenTitle } from '../useScreenTitle'

/** Fleet Hero before and after a run; the run itself is on the product's own screens. */
export function GameRoute() {
  const navigate = useNavigate()
  const title = useScreenTitle('game')
  return <GameScreen title={title} onDemo={() => navigate({ to: '/home' })} />
}
