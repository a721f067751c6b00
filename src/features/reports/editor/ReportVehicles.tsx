import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Section } from '#domain/base/section'
import type { WatchedVehicle } from '#domain/notifications/ruleScope'
import { SelectField } from '../../../ui/fields/SelectField'
import { VehiclesCard } from '../../../widgets/form/VehiclesCard'
import type { ReportPartProps } from './reportPart'
import { useGroupNames } from './useGroupNames'

export interface ReportVehiclesProps extends ReportPartProps {
  section: Section
  /** Of the chosen fleet or lot. */
  vehicles: readonly WatchedVehicle[]
  /** Those that the report would be about now. */
  chosen: number
}

/** Which vehicles a report is about: of one fleet or all, and of those all, some with a tag, or chosen ones. */
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
