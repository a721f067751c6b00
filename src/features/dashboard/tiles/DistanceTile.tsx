import { useLingui } from '@lingui/react/macro'
import type { DayTiles } from '#domain/dashboard/dashboard'
import { useFormats } from '../../../i18n/FormatsProvider'
import { DayTile } from './DayTile'

/** Distance of the last seven full days, whole, with the day of the longest distance. */
export function DistanceTile({ tiles }: { tiles: DayTiles | null }) {
  const { t } = useLingui()
  const { at, weekday, distance } = useFormats()
  const busiest = tiles?.busiest
  const day = busiest && weekday(at({ daysAgo: busiest.daysAgo, minuteOfDay: 12 * 60 }))
  const amount = distance(busiest?.distanceMi ?? null).text
  const note = busiest ? t`Busiest day: ${day}, ${amount}` : t`No trips in the last seven days.`
  return (
    <DayTile
      title={t`Distance`}
      total={tiles && distance(tiles.distanceMi)}
      days={(tiles?.days ?? []).map(({ daysAgo, distanceMi }) => ({
        daysAgo,
        amount: distanceMi,
        text: distance(distanceMi).text,
      }))}
      note={tiles ? note : ''}
    />
  )
}
