import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Section } from '#domain/base/section'
import { type AnyTag, DEALER_TAGS } from '#domain/dealer/dealerVehicle'
import type { WatchedVehicle } from '#domain/notifications/ruleScope'
import { VEHICLE_TAGS } from '#domain/vehicle/vehicle'
import { useFormats } from '../../i18n/useFormats'
import { ChipGroup } from '../../ui/controls/ChipGroup'
import { Card } from '../../ui/display/Card'
import { RadioGroup } from '../../ui/fields/RadioGroup'
import { tagText } from '../rules/sentence/tagText'
import { FieldProblem } from './FieldProblem'
import { PickButton } from './PickButton'
import { RemovedNotice } from './RemovedNotice'
import styles from './VehiclesCard.module.css'

/** All vehicles, those with one of some tags, or vehicles chosen one by one. */
export interface VehicleChoice {
  watch: 'all' | 'tags' | 'selected'
  tags: AnyTag[]
  ids: string[]
}

export interface VehiclesCardProps {
  label: string
  section: Section
  /** Those to choose from. */
  vehicles: readonly WatchedVehicle[]
  /** How many of them are meant now. */
  count: number
  value: VehicleChoice
  onChange: (next: Partial<VehicleChoice>) => void
  /** Says that chosen vehicles are no longer there. */
  goneText: (gone: readonly string[]) => string
  tagProblem: string | undefined
  vehicleProblem: string | undefined
  /** Above the choice. */
  children?: ReactNode
}

/** Which vehicles a form is about. */
export function VehiclesCard(props: VehiclesCardProps) {
  const { label, section, vehicles, count, value, onChange, children } = props
  const { t, i18n } = useLingui()
  const { whole } = useFormats()
  const [watched, total] = [whole(count), whole(vehicles.length)]
  const gone = value.ids.filter((id) => !vehicles.some((vehicle) => vehicle.id === id))
  const chosen = value.ids.length - gone.length
  const tags: readonly AnyTag[] = section === 'fleet' ? VEHICLE_TAGS : DEALER_TAGS
  const withTag = (tag: AnyTag) => vehicles.filter((vehicle) => vehicle.tags.includes(tag)).length
  return (
    <Card title={t`Vehicles`} aside={t`${watched} of ${total}`}>
      <div className={styles.stack}>
        {children}
        <RadioGroup<VehicleChoice['watch']>
          label={label}
          options={[
            { id: 'all', label: t`All vehicles` },
            { id: 'tags', label: t`Vehicles with a tag` },
            { id: 'selected', label: t`Selected vehicles` },
          ]}
          value={value.watch}
          onChange={(watch) => onChange({ watch })}
        />
        {value.watch === 'tags' && (
          <div className={styles.group}>
            <ChipGroup<AnyTag>
              label={t`Tags`}
              chips={tags.map((tag) => ({
                id: tag,
                label: tagText(tag, (message) => i18n._(message)),
                count: whole(withTag(tag)),
              }))}
              value={value.tags}
              onChange={(next) => onChange({ tags: next })}
            />
            <FieldProblem>{props.tagProblem}</FieldProblem>
          </div>
        )}
        {value.watch === 'selected' && (
          <div className={styles.group}>
            <PickButton
              title={t`Choose vehicles`}
              chosen={plural(chosen, { one: '# vehicle chosen', other: '# vehicles chosen' })}
              options={vehicles}
              value={value.ids}
              onChange={(ids) => onChange({ ids })}
            />
            {gone.length > 0 && (
              <RemovedNotice onRemove={() => onChange({ ids: value.ids.filter((id) => !gone.includes(id)) })}>
                {props.goneText(gone)}
              </RemovedNotice>
            )}
            <FieldProblem>{props.vehicleProblem}</FieldProblem>
          </div>
        )}
      </div>
    </Card>
  )
}
