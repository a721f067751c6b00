import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ready } from '#domain/base/live'
import { routeFor } from '#domain/device/routes'
import { ALL_CHALLENGES, ruleOf } from '#domain/game/challenges'
import { madeTrip } from '#domain/testing/madeTrip'
import { aVehicle } from '#domain/testing/vehicle'
import type { TripDot } from '#domain/trips/trip'
import { useFindLink } from './findLinks'

const TIRES = { frontRight: 35, rearLeft: 35, rearRight: 35, recommendedFront: 35, recommendedRear: 35 }
const SOFT = aVehicle({ id: 'v-7' }, { tirePressure: { ...TIRES, frontLeft: 28 } })
const BRAKING: TripDot = {
  id: 2,
  type: 1,
  at: 0.5,
  minute: 9,
  speedMph: 31,
  speedLimitMph: 35,
  odometerMi: 9,
}

vi.mock('../../../data/queries/vehicles', () => ({ useVehicles: () => ready([aVehicle(), SOFT]) }))
vi.mock('../../../data/queries/trips', () => ({
  useTripsOfVehicle: () =>
    ready([
      { ...madeTrip(1), dots: [] },
      { ...madeTrip(2), dots: [BRAKING] },
    ]),
}))

const linkTo = renderHook(useFindLink).result.current

/** The screen at a link, with its parameters put in. */
function screenAt({ to, params = {} }: { to: string; params?: Readonly<Record<string, string>> }) {
  const path = to.replaceAll(/\{?-?\$(\w+)\}?/g, (_, name: string) => params[name] ?? '')
  return routeFor(path)?.name
}

const ON_A_SCREEN = ALL_CHALLENGES.filter((challenge) => ruleOf(challenge).screens.length > 0)

it.each(ON_A_SCREEN)('the link of %s leads to a screen on its way', (challenge) => {
  expect(ruleOf(challenge).screens).toContain(screenAt(linkTo(challenge)))
})

it('a low tire and hard braking are shown on a vehicle and a trip that have them', () => {
  expect(linkTo('tire-kicker')).toMatchObject({ params: { id: 'v-7' } })
  expect(linkTo('trip-detective')).toMatchObject({ search: { tab: 'trips', trip: 't-2' } })
})
