import { useLingui } from '@lingui/react/macro'
import type { Challenge } from '../../domain/game/challenges'
import { useFormats } from '../../i18n/FormatsProvider'

/** The limit of `speed-trap` in mph; where units are metric it is written as the 120 km/h that a sign says. */
const SPEED_TRAP_MPH = 75

/**
 * What a challenge asks for, in the words and units of the screens (docs/game.md T4).
 */
export function usePrompt(challenge: Challenge): string {
  const { t } = useLingui()
  const { speedLimit } = useFormats()
  const speed = speedLimit(SPEED_TRAP_MPH).text
  const prompts: Record<Challenge | 'recall-roundup' | 'coach-mode' | 'speed-trap', string> = {
    'ring-the-bell': t`Something needs your attention. Tap the bell.`,
    'where-is-everyone': t`Show every vehicle on the map.`,
    'go-the-extra-mile': t`Look further back: 60 days.`,
    'recall-roundup': t`Which vehicles have an open recall?`,
    'plug-in': t`A battery is low. Find charging stations.`,
    'tire-kicker': t`A tire is low. Open that vehicle.`,
    'coach-mode': t`Enroll a driver in in-vehicle coaching.`,
    'park-it': t`Stop a vehicle from being driven.`,
    'receipt-hunter': t`Find a charging receipt and open it.`,
    'honk-honk': t`Lost in the lot? Turn on horn and lights.`,
    'paper-trail': t`The boss wants numbers. Start a report.`,
    'name-that-truck': t`Find a vehicle by searching.`,
    'top-of-the-class': t`Who has the best 30-day score? Open that driver.`,
    'speed-trap': t`Set an alert for speeds above ${speed}.`,
    'fence-me-in': t`Draw a geofence around your yard.`,
    'trip-detective': t`Show where a driver braked hard on a trip.`,
  }
  return prompts[challenge]
}
