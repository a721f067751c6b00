import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Section } from '#domain/base/section'
import { type AnyTag, DEALER_TAGS } from '#domain/dealer/dealerVehicle'
import type { WatchedVehicle } from '#domain/notifications/ruleScope'
import { watchedVehicles } from '#domain/notifications/watchedVehicles'
import { VEHICLE_TAGS } from '#domain/vehicle/vehicle'
import { useFormats } from '../../../i18n/FormatsProvider'
import { ChipGroup } from '../../../ui/controls/ChipGroup'
import { Card } from '../../../ui/display/Card'
import { RadioGroup } from '../../../ui/fields/RadioGroup'
import { GoneLine } from '../../../widgets/editor/GoneLine'
import { PickButton } from '../../../widgets/editor/PickButton'
import { tagText } from '../../../widgets/rules/sentence/tagText'
import { FieldProblem } from './fields/FieldProblem'
import styles from './fields/RuleCards.module.css'
import { storedChoices, type Watch } from './ruleForm'
import type { RulePartProps } from './rulePart'

export interface VehiclesCardProps extends RulePartProps {
  section: Section
  vehicles: readonly WatchedVehicle[]
}

/** Vehicles of a rule: all, those with a tag, or chosen ones. */
export function VehiclesCard({ form, change, problems, section, vehicles }: VehiclesCardProps) {
  const { t, i18n } = useLingui()
  const { whole } = useFormats()
  const watched = whole(watchedVehicles(storedChoices(form), vehicles).length)
  const total = whole(vehicles.length)
  const gone = form.selectedVehicles.filter((id) => !vehicles.some((vehicle) => vehicle.id === id))
  const chosen = form.selectedVehicles.length - gone.length
  const tags: readonly AnyTag[] = section === 'fleet' ? VEHICLE_TAGS : DEALER_TAGS
  const withTag = (tag: AnyTag) => vehicles.filter((vehicle) => vehicle.tags.includes(tag)).length
  return (
    <Card title={t`Vehicles`} aside={t`${watched} of ${total}`}>
      <div className={styles.stack}>
        <RadioGroup<Watch>
          label={t`Watched vehicles`}
          options={[
            { id: 'all', label: t`All vehicles` },
            { id: 'tags', label: t`Vehicles with a tag` },
            { id: 'selected', label: t`Selected vehicles` },
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
              value={form.selectedTags}
              onChange={(selectedTags) => change({ selectedTags })}
            />
            <FieldProblem of="noTag" problems={problems} />
          </div>
        )}
        {form.watch === 'selected' && (
          <div className={styles.group}>
            <PickButton
              title={t`Choose vehicles`}
              chosen={plural(chosen, { one: '# vehicle chosen', other: '# vehicles chosen' })}
              options={vehicles}
              value={form.selectedVehicles}
              onChange={(selectedVehicles) => change({ selectedVehicles })}
            />
            {gone.length > 0 && (
              <GoneLine
                onRemove={() =>
                  change({ selectedVehicles: form.selectedVehicles.filter((id) => !gone.includes(id)) })
                }
              >
                {plural(gone.length, {
                  one: '# vehicle of this notification was removed and is no longer watched.',
                  other: '# vehicles of this notification were removed and are no longer watched.',
                })}
              </GoneLine>
            )}
            <FieldProblem of="noVehicle" problems={problems} />
          </div>
        )}
      </div>
    </Card>
  )
}
