import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { LOTS } from '#domain/dealer/lot'
import type { WatchedVehicle } from '#domain/notifications/ruleScope'
import { useFleets } from '../../../data/queries/fleets'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { LOT_LABELS } from '../../../i18n/labelsInventory'
import { SelectField } from '../../../ui/fields/SelectField'
import { VehiclesCard } from '../../../widgets/form/VehiclesCard'
import type { ReportPartProps } from './useReportEditor'

export interface ReportVehiclesProps extends ReportPartProps {
  section: Section
  /** Of the chosen fleet or lot. */
  vehicles: readonly WatchedVehicle[]
  /** Number of vehicles that the report covers now. */
  chosen: number
}

/** The vehicles of a report: those of one fleet or all, and of them all, those with a tag, or chosen ones. */
export function ReportVehicles({ form, change, problem, section, vehicles, chosen }: ReportVehiclesProps) {
  const { t } = useLingui()
  const groups = useGroupNames(section)
  return (
    <VehiclesCard
      label={t`Vehicles in the report`}
      section={section}
      vehicles={vehicles}
      count={chosen}
      value={{
        watch: form.watch === 'manual' ? 'selected' : form.watch,
        tags: form.tags,
        ids: form.vehicleIds,
      }}
      onChange={({ watch = form.watch, tags = form.tags, ids = form.vehicleIds }) =>
        change({ watch: watch === 'selected' ? 'manual' : watch, tags, vehicleIds: ids })
      }
      goneText={(gone) =>
        plural(gone.length, {
          one: '# chosen vehicle was removed or is not part of this group, and is left out.',
          other: '# chosen vehicles were removed or are not part of this group, and are left out.',
        })
      }
      tagProblem={problem('noTag')}
      vehicleProblem={problem('noVehicle')}
    >
      <SelectField
        label={groups.label}
        options={groups.options}
        value={form.group}
        onChange={(group) => change({ group })}
      />
    </VehiclesCard>
  )
}

/** The fleets, or a dealer's lots, to choose from; the first choice, without an id, is all of them. */
function useGroupNames(section: Section): {
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
