import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { GameScreen } from '../../../features/game/GameScreen'
import { useScreenTitle } from '../tree/useScreenTitle'

/** Fleet Hero before and after a run; the run itself is on the product's own screens. */
export function GameRoute() {
  const { history } = useRouter()
  const navigate = useNavigate()
  const title = useScreenTitle('game')
  const { beat = null } = useSearch({ from: '/bare/game' })
  return (
    <GameScreen
      title={title}
      beat={beat}
      onDemo={() => navigate({ to: '/home' })}
      onHandOver={(runId) => void navigate({ to: '/game', search: { beat: runId } })}
      onCancelHandover={() =>
        history.canGoBack() ? history.back() : void navigate({ to: '/game', replace: true })
      }
    />
  )
}
