import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import { TRAP_SPEEDS } from '#domain/game/challengeChecks'
import type { Challenge } from '#domain/game/challenges'
import { targetVehicle } from '#domain/game/targetVehicle'
import { useVehicles } from '../../data/queries/vehicles'
import { useFormats } from '../../i18n/useFormats'
import { type GameState, useGame } from '../../state/game'

/**
 * The text of a challenge, with the terms and units of the screens (docs/game.md T4); empty for none.
 * @param seed of the run; by default that of the current game
 */
export function usePrompt(challenge: Challenge | null, seed?: number): string {
  const { t } = useLingui()
  const { speedLimit } = useFormats()
  const game = useGame()
  const vehicles = useVehicles()
  if (challenge === null) return ''
  const model = () => targetVehicle(valueOr(vehicles, []), seed ?? seedOf(game))?.modelName
  const prompts: Record<Challenge, () => string> = {
    'ring-the-bell': () => t`Something needs your attention. Tap the bell.`,
    'where-is-everyone': () => t`Show every vehicle on the map.`,
    'go-the-extra-mile': () => t`Home: show Driver behavior for 60 days.`,
    'recall-roundup': () => t`Home: which vehicles have open recalls?`,
    'plug-in': () => t`Show the charging stations on the map.`,
    'tire-kicker': () => t`A tire is low. Open that vehicle.`,
    'coach-mode': () => t`Add-on Solutions: add In-vehicle coaching.`,
    'park-it': () => t`Performance: turn on Drive block for a vehicle.`,
    'receipt-hunter': () => t`Expenses: open a charging expense.`,
    'honk-honk': () => t`Lost a vehicle? Tap Horn and lights on.`,
    'paper-trail': () => t`The boss wants numbers. Start a new report.`,
    'name-that-truck': () => {
      const name = model()
      return name ? t`Search the vehicles for a ${name}.` : t`Find a vehicle by searching.`
    },
    'top-of-the-class': () => t`Users: open the driver with the best 30-day score.`,
    'speed-trap': () => {
      const speed = speedLimit(TRAP_SPEEDS.mph).text
      return t`Settings: new notification above ${speed}.`
    },
    'fence-me-in': () => t`Settings: draw, name, and create a geofence.`,
    'trip-detective': () => t`On a trip’s map, tap a hard braking marker.`,
  }
  return prompts[challenge]()
}

function seedOf(game: GameState): number {
  if (game.phase === 'off') return 0
  return (game.phase === 'countdown' ? game.setup : game.run.setup).seed
}
