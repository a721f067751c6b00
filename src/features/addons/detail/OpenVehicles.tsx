import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AddOnId } from '#domain/account/addOns'
import { chooseForAddOn } from '../../../state/addOnEstimate'
import { useRegion } from '../../../state/region'
import { Card } from '../../../ui/display/Card'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ICONS } from '../../../ui/icons/icons'
import { SelectionList } from '../../../widgets/list/SelectionList'
import type { Selection } from '../../../widgets/list/useSelection'
import { useVehicleText } from '../../../widgets/vehicle/useVehicleText'
import type { AddOnChoice } from '../useEstimate'
import styles from './OpenVehicles.module.css'
import { useRowText } from './useRowText'

/** Why a list may be empty. */
const NONE_TEXTS: Record<AddOnId, MessageDescriptor> = {
  adapter: msg`Every vehicle with a diagnostic port is connected or has its adapter.`,
  coaching: msg`Every driver with a vehicle is enrolled.`,
  plugAndCharge: msg`Every electric vehicle has it. Gas vehicles cannot use it.`,
  camera: msg`Every vehicle has its camera.`,
}

/** A checklist of the vehicles that an add-on can be added to; checked ones are in the estimate. */
export function OpenVehicles({ choice: { addOn, open, chosen } }: { choice: AddOnChoice }) {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const textOf = useVehicleText(region)
  const rowText = useRowText(addOn)
  const title = addOn === 'coaching' ? t`Drivers to enroll` : t`Choose vehicles`
  return (
    <Card title={title}>
      {open.length === 0 ? (
        <EmptyState icon={ICONS.circleCheck} title={t`Nothing left to choose`}>
          <p>{i18n._(NONE_TEXTS[addOn])}</p>
        </EmptyState>
      ) : (
        <div className={styles.list}>
          <SelectionList
            rows={open}
            textOf={textOf}
            label={t`Search vehicles`}
            placeholder={t`Name, plate, VIN, or driver`}
            selection={selectionOf(addOn, chosen ?? [])}
            all={(count) =>
              addOn === 'coaching'
                ? t`${plural(count, { one: 'Choose # driver', other: 'Choose all # drivers' })}`
                : t`${plural(count, { one: 'Choose # vehicle', other: 'Choose all # vehicles' })}`
            }
          >
            {(vehicle) => {
              const { name, detail } = rowText(vehicle)
              return (
                <>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.detail}>{detail}</span>
                </>
              )
            }}
          </SelectionList>
        </div>
      )}
    </Card>
  )
}

/** The estimate as the selection of a list. */
function selectionOf(addOn: AddOnId, chosen: readonly string[]): Selection {
  const change = (ids: readonly string[]) => chooseForAddOn(addOn, ids.length > 0 ? ids : null)
  return {
    chosen,
    isChosen: (id) => chosen.includes(id),
    choose: (ids, on) =>
      change(on ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id))),
    clear: () => change([]),
  }
}
