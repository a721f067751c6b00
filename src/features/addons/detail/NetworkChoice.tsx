import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ChargingNetwork } from '#domain/places/chargingNetworks'
import { useFormats } from '../../../i18n/FormatsProvider'
import { chooseNetwork } from '../../../state/addOnEstimate'
import { Card } from '../../../ui/display/Card'
import { Gate } from '../../../ui/feedback/Gate'
import { RadioGroup } from '../../../ui/fields/RadioGroup'
import { useNetwork } from '../useNetwork'

/** Selects the network for plug and charge from those on the map, some of which offer it. */
export function NetworkChoice() {
  const { t } = useLingui()
  const { money } = useFormats()
  const { networks, network } = useNetwork()
  const detailOf = ({ stations, cost, plugAndCharge }: ChargingNetwork) => {
    const count = t`${plural(stations, { one: '# station', other: '# stations' })}`
    const lowest = money(cost.lowest)
    const highest = money(cost.highest)
    const price = cost.lowest === cost.highest ? t`${highest} per kWh` : t`${lowest} to ${highest} per kWh`
    return [count, plugAndCharge ? price : t`no plug and charge yet`].join(' · ')
  }
  return (
    <Card title={t`Charging network`}>
      <Gate live={networks}>
        {(all) => (
          <RadioGroup
            label={t`Sessions at its stations are paid by the plug`}
            options={all.map((each) => ({
              id: each.brand,
              label: each.brand,
              detail: detailOf(each),
              disabled: !each.plugAndCharge,
            }))}
            value={network?.brand ?? null}
            onChange={chooseNetwork}
          />
        )}
      </Gate>
    </Card>
  )
}
