import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import { TRAP_SPEEDS } from '#domain/game/challengeChecks'
import type { Challenge } from '#domain/game/challenges'
import { targetVehicle } from '#domain/game/targetVehicle'
import { useVehicles } from '../../data/queries/vehicles'
import { useFormats } from '../../i18n/FormatsProvider'
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
    'go-the-extra-mile': () => t`Dashboard: look back over 60 days.`,
    'recall-roundup': () => t`Which vehicles have an open recall?`,
    'plug-in': () => t`Show the charging stations on the map.`,
    'tire-kicker': () => t`A tire is low. Open that vehicle.`,
    'coach-mode': () => t`Enroll a driver in in-vehicle coaching.`,
    'park-it': () => t`Performance: use Drive block to stop a vehicle.`,
    'receipt-hunter': () => t`Find a charging receipt and open it.`,
    'honk-honk': () => t`Lost in the lot? Turn on horn and lights.`,
    'paper-trail': () => t`The boss wants numbers. Start a report.`,
    'name-that-truck': () => {
      const name = model()
      return name ? t`Search the vehicles for a ${name}.` : t`Find a vehicle by searching.`
    },
    'top-of-the-class': () => t`Who has the best 30-day score? Open that driver.`,
    'speed-trap': () => {
      const speed = speedLimit(TRAP_SPEEDS.mph).text
      return t`Set an alert for speeds above ${speed}.`
    },
    'fence-me-in': () => t`Settings: add a geofence alert and draw its boundary.`,
    'trip-detective': () => t`Show where a driver braked hard on a trip.`,
  }
  return prompts[challenge]()
}

function seedOf(game: GameState): number {
  if (game.phase === 'off') return 0
  return (game.phase === 'countdown' ? game.setup : game.run.setup).seed
}
