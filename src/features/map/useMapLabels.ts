import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import type { DealerSection, FleetSection } from '#domain/lists/mapFilter'
import { STATUS_LABELS, TAG_LABELS } from '../../i18n/labels'
import { AGE_LABELS, CONDITION_LABELS, LOT_LABEL, LOT_LABELS } from '../../i18n/labelsInventory'
import type { SectionLabels } from '../../widgets/list/filterParts'

type MapSection = FleetSection | DealerSection

const SECTION_LABELS: Record<MapSection, MessageDescriptor> = {
  tags: msg({ id: 'filter.tags', message: 'Tags' }),
  status: msg({ id: 'filter.status', message: 'Status' }),
  lot: LOT_LABEL,
  condition: msg({ id: 'filter.condition', message: 'Condition' }),
  age: msg({ id: 'filter.age', message: 'Days in inventory' }),
}

/** The words of every value that a filter may hold. */
const VALUE_LABELS: Record<MapSection, Record<string, MessageDescriptor>> = {
  tags: TAG_LABELS,
  status: STATUS_LABELS,
  lot: LOT_LABELS,
  condition: CONDITION_LABELS,
  age: AGE_LABELS,
}

/** How the sections of the map's filter and their values read. */
export function useMapLabels(): SectionLabels<MapSection> {
  const { _ } = useCatalog()
  return {
    section: (section) => _(SECTION_LABELS[section]),
    value: (section, value) => {
      const label = VALUE_LABELS[section][value]
      return label ? _(label) : value
    },
  }
}
