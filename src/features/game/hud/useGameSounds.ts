import { useEffect, useRef } from 'react'
import { onChallengeCheck } from '../../../session/game/checkBus'
import type { GameState } from '../../../state/game'
import { useSecondsUntil } from '../../../ui/feedback/useClock'
import { buzz, keepSoundUnlocked, playSound, type Sound } from '../effects/sounds'

/** From this many seconds, each one has a tick. */
const LAST_SECONDS = 10
const FIND_BUZZ_MS = 30
const END_BUZZ_MS = [60, 60, 120]

/** Sounds and vibration of a game. */
export function useGameSounds(game: GameState): void {
  const isOn = game.phase === 'countdown' || game.phase === 'running'
  useEffect(() => (isOn ? keepSoundUnlocked() : undefined), [isOn])
  useTicks(game)
  // Vibrates as soon as a challenge is done, before the bar shows the next.
  useEffect(() => (isOn ? onChallengeCheck(() => buzz(FIND_BUZZ_MS)) : undefined), [isOn])
  const before = useRef(game)
  useEffect(() => {
    const sound = soundOf(before.current, game)
    before.current = game
    if (!sound) return
    playSound(sound)
    if (sound === 'end') buzz(END_BUZZ_MS)
  }, [game])
}

/** Ticks for the seconds of the countdown and the last ten of a run. */
function useTicks(game: GameState): void {
  const left = useSecondsUntil(tickEndMs(game))
  const { phase } = game
  useEffect(() => {
    if (left === null || left === 0) return
    if (phase === 'countdown') playSound('countdown')
    else if (left <= LAST_SECONDS) playSound('lastSeconds')
  }, [phase, left])
}

function tickEndMs(game: GameState): number | null {
  if (game.phase === 'countdown') return game.startsAtMs
  if (game.phase !== 'running' || game.run.setup.lengthMs === null) return null
  return game.startedAtMs + game.run.setup.lengthMs
}

function soundOf(before: GameState, now: GameState): Sound | null {
  if (before.phase === 'countdown' && now.phase === 'running') return 'go'
  if (before.phase === 'running' && now.phase === 'over')
    return now.run.end === 'time' || now.run.end === 'finished' ? 'end' : null
  if (before.phase !== 'running' || now.phase !== 'running') return null
  if (now.run.finds.length > before.run.finds.length) return now.run.streak > 1 ? 'streak' : 'find'
  return now.run.skipsLeft < before.run.skipsLeft ? 'skip' : null
}
