import { ROUTES } from '#domain/device/routes'
import type { Place } from './action'

/** Further states of screens, and dealer mode, which shows other ones under the same addresses. */
const FURTHER = ['/0?list=open&tab=places', '/1/detail/v-1?tab=trips', '/2/detail/u-1?tab=trips']
const DEALER = ['/home', '/0?list=open', '/1', '/1/detail/d-1', '/1/detail/d-1?tab=trips']
const DEALER_MODE = { inDealerMode: 'true' }

/** Where neighbors are walked: each screen of the route table, in turn wide and upright. */
export function neighborScreens(): Place[] {
  const fleet = [...ROUTES.flatMap(({ examples }): readonly string[] => examples), ...FURTHER]
  const places = [
    ...fleet.map((address) => ({ address, stored: {} })),
    ...DEALER.map((address) => ({ address, stored: DEALER_MODE })),
  ]
  return places.map(({ address, stored }, index) => {
    const upright = index % 2 === 1
    return { address, stored, width: upright ? 820 : 1180, height: upright ? 1180 : 820 }
  })
}
