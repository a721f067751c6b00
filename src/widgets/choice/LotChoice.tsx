import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { LOTS } from '#domain/dealer/lot'
import { LOT_LABELS } from '../../i18n/labelsInventory'
import { useCapabilities } from '../../state/capabilities'
import { type SelectedLot, selectLot, useSelectedLot } from '../../state/fleet'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'

/** Which lot's figures are shown, where a fleet has its fleets (docs/decisions.md Q1); nothing in a fleet. */
export function LotChoice() {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const selected = useSelectedLot()
  if (!useCapabilities().inventory) return null
  return (
    <SegmentedControl<SelectedLot>
      label={t`Lot`}
      segments={[
        { id: 'all', label: t`All lots` },
        ...LOTS.map((lot) => ({ id: lot, label: _(LOT_LABELS[lot]) })),
      ]}
      value={selected}
      onChange={selectLot}
    />
  )
}
