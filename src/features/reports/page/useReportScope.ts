import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Report } from '#domain/reports/report'
import { useFormats } from '../../../i18n/FormatsProvider'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { TAG_LABELS } from '../../../i18n/labels'
import { DEALER_TAG_LABELS, LOT_LABELS } from '../../../i18n/labelsInventory'

const TAGS = { ...TAG_LABELS, ...DEALER_TAG_LABELS }

/** Says whose vehicles a report is about: "Fleet One, with the tag Truck or Services, 9 vehicles". */
export function useReportScope(): (report: Report, vehicles: number) => string {
  const { t, i18n } = useLingui()
  const { either } = useFormats()
  return ({ section, fleet, lot, vehicles }, count) => {
    const group =
      section === 'fleet'
        ? fleet === null
          ? t`All Fleets`
          : fleetLabel(fleet, i18n)
        : lot === null
          ? t`All lots`
          : i18n._(LOT_LABELS[lot])
    const how = t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`
    if (vehicles.by === 'tags') {
      const tags = either(vehicles.tags.map((tag) => i18n._(TAGS[tag])))
      return t`${group}, tagged ${tags}, ${how}`
    }
    return vehicles.by === 'manual'
      ? t`${group}, ${plural(count, { one: '# chosen vehicle', other: '# chosen vehicles' })}`
      : t`${group}, ${how}`
  }
}
