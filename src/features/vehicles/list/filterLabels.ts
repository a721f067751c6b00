import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { ListSection } from '#domain/lists/listSearch'
import { HEALTH_LABELS, STATUS_LABELS, TAG_LABELS } from '../../../i18n/labels'
import {
  AGE_LABELS,
  COLOR_LABELS,
  CONDITION_LABELS,
  DEALER_FINDING_LABELS,
  DEALER_FLEET_LABELS,
  DEALER_TAG_LABELS,
  ENGINE_LABELS,
  INTERIOR_LABELS,
  LOT_LABELS,
  STOCK_LABELS,
} from '../../../i18n/labelsInventory'
import { useFormats } from '../../../i18n/useFormats'
import type { SectionLabels } from '../../../widgets/list/filterParts'

/** Names of the sections of the filter. */
export const SECTION_LABELS: Record<ListSection, MessageDescriptor> = {
  tags: msg({ id: 'filter.tags', message: 'Tags' }),
  status: msg({ id: 'filter.status', message: 'Status' }),
  health: msg`Health`,
  driver: msg`Driver`,
  engine: msg`Engine`,
  level: msg`Fuel or charge`,
  category: msg`Category`,
  condition: msg({ id: 'filter.condition', message: 'Condition' }),
  stock: msg`Stock status`,
  age: msg({ id: 'filter.age', message: 'Days in inventory' }),
  diagnostics: msg`Diagnostics`,
  geofence: msg`Geofence`,
  make: msg`Make`,
  model: msg`Model`,
  year: msg`Year`,
  trim: msg`Trim`,
  color: msg`Exterior color`,
  interior: msg`Interior`,
  fleet: msg`Fleet`,
}

/** Labels of coded values; makes, models, years and trims are shown as they are. */
const VALUE_LABELS: Record<string, Record<string, MessageDescriptor>> = {
  tags: { ...TAG_LABELS, ...DEALER_TAG_LABELS },
  status: STATUS_LABELS,
  health: HEALTH_LABELS,
  driver: {
    assigned: msg`Assigned`,
    available: msg`Available`,
  },
  engine: ENGINE_LABELS,
  level: { unknown: msg`Unknown` },
  category: { car: TAG_LABELS.Car, ev: TAG_LABELS.EV, suv: TAG_LABELS.SUV, truck: TAG_LABELS.Truck },
  condition: CONDITION_LABELS,
  stock: STOCK_LABELS,
  age: AGE_LABELS,
  diagnostics: DEALER_FINDING_LABELS,
  geofence: LOT_LABELS,
  color: COLOR_LABELS,
  interior: INTERIOR_LABELS,
  fleet: DEALER_FLEET_LABELS,
}

/** Labels of the sections and their values, such as for a chip. */
export function useSectionLabels(): SectionLabels<ListSection> {
  const { _ } = useLingui()
  const { percent, whole } = useFormats()
  return useMemo(
    () => ({
      section: (section) => _(SECTION_LABELS[section]),
      value: (section, value) => {
        const label = VALUE_LABELS[section]?.[value]
        if (label) return _(label)
        if (section !== 'level') return value
        const to = Number(value)
        return `${whole(to === 10 ? 0 : to - 9)}\u2013${percent(to)}`
      },
    }),
    [_, percent, whole],
  )
}
