import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Section } from '#domain/base/section'
import type { WatchedVehicle } from '#domain/notifications/ruleScope'
import { watchedVehicles } from '#domain/notifications/watchedVehicles'
import { VehiclesCard } from '../../../widgets/form/VehiclesCard'
import { storedChoices } from './ruleForm'
import type { RulePartProps } from './rulePart'

export interface RuleVehiclesProps extends RulePartProps {
  section: Section
  vehicles: readonly WatchedVehicle[]
}

/** Vehicles of a rule: all, those with a tag, or chosen ones. */
export function RuleVehicles({ form, change, problem, section, vehicles }: RuleVehiclesProps) {
  const { t } = useLingui()
  return (
    <VehiclesCard
      label={t`Watched vehicles`}
      section={section}
      vehicles={vehicles}
      count={watchedVehicles(storedChoices(form), vehicles).length}
      value={{ watch: form.watch, tags: form.selectedTags, ids: form.selectedVehicles }}
      onChange={({ watch = form.watch, tags = form.selectedTags, ids = form.selectedVehicles }) =>
        change({ watch, selectedTags: tags, selectedVehicles: ids })
      }
      goneText={(gone) =>
        plural(gone.length, {
          one: '# vehicle of this notification was removed and is no longer watched.',
          other: '# vehicles of this notification were removed and are no longer watched.',
        })
      }
      tagProblem={problem('noTag')}
      vehicleProblem={problem('noVehicle')}
    />
  )
}
