import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { LOTS } from '#domain/dealer/lot'
import { useFleets } from '../../../data/queries/fleets'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { LOT_LABELS } from '../../../i18n/labelsInventory'

/** The fleets, or a dealer's lots, that a report may be about; the first choice, without an id, is all of them. */
export function useGroupNames(section: Section): {
  label: string
  options: { id: string; label: string }[]
} {
  const { t, i18n } = useLingui()
  const { _ } = useCatalog()
  const fleets = useFleets()
  if (section === 'dealer')
    return {
      label: t`Lot`,
      options: [
        { id: '', label: t`All lots` },
        ...LOTS.map((lot) => ({ id: lot, label: _(LOT_LABELS[lot]) })),
      ],
    }
  return {
    label: t`Fleet`,
    options: [
      { id: '', label: t`All Fleets` },
      ...valueOr(fleets, []).map(({ name }) => ({ id: name, label: fleetLabel(name, i18n) })),
    ],
  }
}
