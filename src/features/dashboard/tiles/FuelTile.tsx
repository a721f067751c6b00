import { useLingui } from '@lingui/react/macro'
import type { DayTiles } from '#domain/dashboard/dashboard'
import { useFormats } from '../../../i18n/FormatsProvider'
import { DayTile } from './DayTile'

/** Fuel of the last seven full days, whole; energy of electric vehicles as text beside it. */
export function FuelTile({ tiles }: { tiles: DayTiles | null }) {
  const { t } = useLingui()
  const { volume, energy } = useFormats()
  const amount = energy(tiles?.kWh ?? null, 'whole').text
  return (
    <DayTile
      title={t`Fuel`}
      total={tiles && volume(tiles.gallons, 'whole')}
      days={(tiles?.days ?? []).map(({ daysAgo, gallons }) => ({
        daysAgo,
        amount: gallons,
        text: volume(gallons, 'whole').text,
      }))}
      note={tiles ? t`Electric vehicles used ${amount}` : ''}
    />
  )
}
