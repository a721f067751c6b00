import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Section } from '#domain/base/section'
import { type AnyTag, DEALER_TAGS } from '#domain/dealer/dealerVehicle'
import type { WatchedVehicle } from '#domain/notifications/ruleScope'
import type { ReportForm } from '#domain/reports/reportForm'
import { VEHICLE_TAGS } from '#domain/vehicle/vehicle'
import { useFormats } from '../../../i18n/FormatsProvider'
import { ChipGroup } from '../../../ui/controls/ChipGroup'
import { Card } from '../../../ui/display/Card'
import { RadioGroup } from '../../../ui/fields/RadioGroup'
import { SelectField } from '../../../ui/fields/SelectField'
import { GoneLine } from '../../../widgets/editor/GoneLine'
import { PickButton } from '../../../widgets/editor/PickButton'
import { tagText } from '../../../widgets/rules/sentence/tagText'
import { FieldProblem } from './FieldProblem'
import styles from './ReportEditor.module.css'
import type { ReportPartProps } from './reportPart'
import { useGroupNames } from './useGroupNames'

export interface VehiclesCardProps extends ReportPartProps {
  section: Section
  /** Of the chosen fleet or lot. */
  vehicles: readonly WatchedVehicle[]
  /** Those that the report would be about now. */
  chosen: number
}

/** Which vehicles a report is about: of one fleet or all, and of those all, some with a tag, or chosen ones. */
export function VehiclesCard({ form, change, problems, section, vehicles, chosen }: VehiclesCardProps) {
  const { t, i18n } = useLingui()
  const { whole } = useFormats()
  const groups = useGroupNames(section)
  const [some, total] = [whole(chosen), whole(vehicles.length)]
  const gone = form.vehicleIds.filter((id) => !vehicles.some((vehicle) => vehicle.id === id))
  const picked = form.vehicleIds.length - gone.length
  const tags: readonly AnyTag[] = section === 'fleet' ? VEHICLE_TAGS : DEALER_TAGS
  const withTag = (tag: AnyTag) => vehicles.filter((vehicle) => vehicle.tags.includes(tag)).length
  return (
    <Card title={t`Vehicles`} aside={t`${some} of ${total}`}>
      <div className={styles.stack}>
        <SelectField
          label={groups.label}
          options={groups.options}
          value={form.group}
          onChange={(group) => change({ group })}
        />
        <RadioGroup<ReportForm['watch']>
          label={t`Vehicles in the report`}
          options={[
            { id: 'all', label: t`All vehicles` },
            { id: 'tags', label: t`Vehicles with a tag` },
            { id: 'manual', label: t`Selected vehicles` },
          ]}
          value={form.watch}
          onChange={(watch) => change({ watch })}
        />
        {form.watch === 'tags' && (
          <div className={styles.group}>
            <ChipGroup<AnyTag>
              label={t`Tags`}
              chips={tags.map((tag) => ({
                id: tag,
                label: tagText(tag, (message) => i18n._(message)),
                count: whole(withTag(tag)),
              }))}
              value={form.tags}
              onChange={(chosenTags) => change({ tags: chosenTags })}
            />
            <FieldProblem of={['noTag']} problems={problems} />
          </div>
        )}
        {form.watch === 'manual' && (
          <div className={styles.group}>
            <PickButton
              title={t`Choose vehicles`}
              chosen={plural(picked, { one: '# vehicle chosen', other: '# vehicles chosen' })}
              options={vehicles}
              value={form.vehicleIds}
              onChange={(vehicleIds) => change({ vehicleIds })}
            />
            {gone.length > 0 && (
              <GoneLine
                onRemove={() => change({ vehicleIds: form.vehicleIds.filter((id) => !gone.includes(id)) })}
              >
                {plural(gone.length, {
                  one: '# chosen vehicle was removed or is not part of this group, and is left out.',
                  other: '# chosen vehicles were removed or are not part of this group, and are left out.',
                })}
              </GoneLine>
            )}
            <FieldProblem of={['noVehicle']} problems={problems} />
          </div>
        )}
      </div>
    </Card>
  )
}
