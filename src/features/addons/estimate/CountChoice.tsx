import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { resizeChoice } from '#domain/account/addOns'
import { VEHICLE_TAGS, type Vehicle, type VehicleTag } from '#domain/vehicle/vehicle'
import { TAG_LABELS } from '../../../i18n/labels'
import { useFormats } from '../../../i18n/useFormats'
import { chooseForAddOn } from '../../../state/addOnEstimate'
import { Chip } from '../../../ui/controls/Chip'
import { ADD_ON_LOOKS } from '../addOnLook'
import type { AddOnChoice } from '../useEstimate'
import styles from './CountChoice.module.css'
import { StepperField } from './StepperField'

/** More tags would push the total out of view. */
const MAX_TAGS = 2

/** The largest groups of vehicles with the same tag. */
function tagGroups(vehicles: readonly Vehicle[]): { tag: VehicleTag; ids: string[] }[] {
  return VEHICLE_TAGS.map((tag) => ({
    tag,
    ids: vehicles.filter(({ tags }) => tags.includes(tag)).map(({ id }) => id),
  }))
    .filter(({ ids }) => ids.length > 1 && ids.length < vehicles.length)
    .toSorted((a, b) => b.ids.length - a.ids.length)
    .slice(0, MAX_TAGS)
}

/** The number of vehicles for an add-on: one more or fewer, or all with a tag. */
export function CountChoice({ choice: { addOn, open, chosen } }: { choice: AddOnChoice }) {
  const { t, i18n } = useLingui()
  const { whole } = useFormats()
  const order = open.map(({ id }) => id)
  const now = chosen ?? []
  const total = order.length
  const groups = [
    ...tagGroups(open).map(({ tag, ids }) => ({ id: tag as string, label: i18n._(TAG_LABELS[tag]), ids })),
    { id: 'all', label: t`All`, ids: order },
  ]
  return (
    <div className={styles.choice}>
      <StepperField
        label={t`Vehicles for ${i18n._(ADD_ON_LOOKS[addOn].name)}`}
        value={now.length}
        min={1}
        max={total}
        caption={t`${plural(total, { one: 'of # vehicle', other: 'of # vehicles' })}`}
        onChange={(count) => chooseForAddOn(addOn, resizeChoice(order, now, count))}
      />
      {total > 1 && (
        <div className={styles.groups}>
          {groups.map(({ id, label, ids }) => (
            <Chip
              key={id}
              staysOn
              on={ids.length === now.length && ids.every((each) => now.includes(each))}
              onToggle={() => chooseForAddOn(addOn, ids)}
              aside={whole(ids.length)}
            >
              {label}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
