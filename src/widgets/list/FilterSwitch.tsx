import { useLingui } from '@lingui/react/macro'
import { countValues, type ListFilter, switchFiltering } from '#domain/lists/listFilter'
import { Switch } from '../../ui/controls/Switch'

export interface FilterSwitchProps<Section extends string> {
  label: string
  filter: ListFilter<Section>
  setFilter: (filter: ListFilter<Section>) => void
}

/** Turns filtering on or off and keeps the selected values. */
export function FilterSwitch<Section extends string>({
  label,
  filter,
  setFilter,
}: FilterSwitchProps<Section>) {
  const { t } = useLingui()
  return (
    <Switch
      label={label}
      states={{
        on: t`Filters are on`,
        off: countValues(filter) > 0 ? t`Filters are off but saved` : t`No filter chosen`,
      }}
      checked={filter.filtering}
      onChange={(on) => setFilter(switchFiltering(filter, on))}
    />
  )
}
