import { useLingui } from '@lingui/react/macro'
import { countValues, type ListFilter, switchFiltering } from '../../domain/lists/listFilter'
import { Switch } from '../../ui/controls/Switch'

export interface FilterSwitchProps<Section extends string> {
  label: string
  /** What it does once something is chosen. */
  hint: string
  filter: ListFilter<Section>
  setFilter: (filter: ListFilter<Section>) => void
}

/** Filtering on or off, with what was chosen kept. */
export function FilterSwitch<Section extends string>({
  label,
  hint,
  filter,
  setFilter,
}: FilterSwitchProps<Section>) {
  const { t } = useLingui()
  return (
    <Switch
      label={label}
      description={countValues(filter) > 0 ? hint : t`Choose a filter first`}
      checked={filter.filtering}
      onChange={(on) => setFilter(switchFiltering(filter, on))}
    />
  )
}
