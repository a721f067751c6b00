import { useMemo } from 'react'
import { startRun } from '#domain/game/run'
import { useGame } from '../../../state/game'
import { Countdown } from './Countdown'
import { Hud } from './Hud'
import { useGameSounds } from './useGameSounds'

/** The game over the real screens: a countdown, then the bar with prompt, time and score. */
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
  // In the same position, so that the bar that appeared with the countdown stays mounted.
  if (game.phase === 'running')
    return (
      <>
        {null}
        <Hud run={game.run} startsAtMs={game.startedAtMs} isStarted />
      </>
    )
  return null
}
