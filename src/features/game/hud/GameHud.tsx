import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { startRun } from '#domain/game/run'
import { useGame } from '../../../state/game'
import { useSecondsUntil } from '../../../ui/feedback/useClock'
import styles from './GameHud.module.css'
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

interface CountdownProps {
  /** Null while the screen is still being prepared. */
  startsAtMs: number | null
  isTimed: boolean
}

/** 3, 2, 1 over the screen of the run; for a screen reader, the bar says the same. */
function Countdown({ startsAtMs, isTimed }: CountdownProps) {
  const seconds = useSecondsUntil(startsAtMs)
  return (
    <div className={styles.cover}>
      <div className={styles.stage} aria-hidden="true">
        <p key={seconds} className={styles.number}>
          {seconds === 0 ? null : seconds}
        </p>
        <p className={styles.how}>
          {isTimed ? (
            <Trans>Read the prompt below, then find it.</Trans>
          ) : (
            <Trans>Read the prompt below. Take your time.</Trans>
          )}
        </p>
      </div>
    </div>
  )
}
