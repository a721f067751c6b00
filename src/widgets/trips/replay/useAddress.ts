import { useLingui } from '@lingui/react/macro'
import type { TripMoment } from '#domain/trips/tripMoments'
import { MISSING } from '../../../i18n/formats'

/** The address of a dot as text: a place at the ends of a trip, a road and the next crossing in between. */
export function useAddress(): (moment: Pick<TripMoment, 'place' | 'road' | 'cross'>) => string {
  const { t } = useLingui()
  return ({ place, road, cross }) => {
    if (place) return place
    if (road && cross) return t({ comment: 'Two streets', message: `${road} at ${cross}` })
    return road ?? cross ?? MISSING
  }
}
