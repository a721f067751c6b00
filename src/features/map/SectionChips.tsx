import { useLingui } from '@lingui/react'
import { SECTION_VALUES } from '../../domain/lists/mapSearch'
import {
  chooseValues,
  type DealerSection,
  type FleetSection,
  type VehicleFilter,
} from '../../domain/lists/vehicleFilter'
import { ChipGroup } from '../../ui/controls/ChipGroup'
import { VALUE_LABELS } from './mapLabels'

export interface SectionChipsProps<Section extends FleetSection | DealerSection> {
  label: string
  section: NoInfer<Section>
  filter: VehicleFilter<Section>
  /** A dealer's newest value goes first. */
  newestFirst: boolean
  onChange: (filter: VehicleFilter<Section>) => void
}

/** The values of one section, to be switched on and off. */
export function SectionChips<Section extends FleetSection | DealerSection>({
  label,
  section,
  filter,
  newestFirst,
  onChange,
}: SectionChipsProps<Section>) {
  const { _ } = useLingui()
  const words = VALUE_LABELS[section]
  return (
    <ChipGroup
      label={label}
      chips={SECTION_VALUES[section].map((id) => ({ id, label: words[id] ? _(words[id]) : id }))}
      value={filter.values[section]}
      onChange={(ids) => onChange(chooseValues(filter, section, ids, newestFirst))}
    />
  )
}
