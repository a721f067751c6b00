import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AddOnId } from '#domain/account/addOns'
import type { Estimate } from '#domain/account/estimate'
import { PRICE_PER_VEHICLE_USD } from '#domain/account/invoice'
import { useFormats } from '../../../i18n/useFormats'
import { chooseForAddOn } from '../../../state/addOnEstimate'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { AddButton } from '../estimate/AddButton'
import { CountChoice } from '../estimate/CountChoice'
import { EstimateSum } from '../estimate/EstimateSum'
import type { AddOnChoice } from '../useEstimate'
import styles from './PricePanel.module.css'

/** The cost of an add-on for the vehicles that are chosen on its page. */
export function PricePanel({ choice, estimate }: { choice: AddOnChoice; estimate: Estimate<AddOnId> }) {
  const { t } = useLingui()
  const { money } = useFormats()
  const { addOn, active, open, chosen } = choice
  const price = money(PRICE_PER_VEHICLE_USD)
  return (
    <Card title={t`Estimate`} aside={t`${price} per vehicle`}>
      {chosen ? (
        <>
          <CountChoice choice={choice} />
          <EstimateSum estimate={estimate} />
          <AddButton choices={[choice]} />
        </>
      ) : (
        <div className={styles.none}>
          {open.length === 0 ? (
            <p>
              {active.length > 0
                ? t`${plural(active.length, { one: 'On the one vehicle it fits', other: 'On all # vehicles it fits' })}`
                : t`Fits none of your vehicles`}
            </p>
          ) : (
            <>
              <p>{t`Choose vehicles in the list, or all of them, to see what it costs.`}</p>
              <Button
                kind="soft"
                data-target="choose-all-vehicles"
                onClick={() =>
                  chooseForAddOn(
                    addOn,
                    open.map(({ id }) => id),
                  )
                }
              >
                {t`${plural(open.length, { one: 'Choose # vehicle', other: 'Choose all # vehicles' })}`}
              </Button>
            </>
          )}
        </div>
      )}
    </Card>
  )
}
