import { useMemo } from 'react'
import { startRun } from '#domain/game/run'
import { useGame } from '../../../state/game'
import { Countdown } from './Countdown'
import { Hud } from './Hud'
import { useGameSounds } from './useGameSounds'

/** The game over the real screens: a countdown, and then the bar that asks, counts and rewards. */
export function GameHud() {
  const game = useGame()
  const setup = game.phase === 'countdown' ? game.setup : null
  const ahead = useMemo(() => setup && startRun(setup), [setup])
  useGameSounds(game)
  if (game.phase === 'countdown' && ahead)
    return (
      <>
        <Countdown startsAtMs={game.startsAtMs} isTimed={game.setup.lengthMs !== null} />
        <Hud run={ahead} startsAtMs={game.startsAtMs ?? 0} isStarted={false} />
      </>
    )
  // At the same place as before: the bar that rose with the countdown stays.
  if (game.phase === 'running')
    return (
      <>
        {null}
        <Hud run={game.run} startsAtMs={game.startedAtMs} isStarted />
      </>
    )
  return null
}
