import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AddOnId } from '#domain/account/addOns'
import type { Estimate } from '#domain/account/estimate'
import { PRICE_PER_VEHICLE_USD } from '#domain/account/invoice'
import { useFormats } from '../../../i18n/useFormats'
import { useRegion } from '../../../state/region'
import styles from './EstimateSum.module.css'

/** The estimate as a bill: its only line, or the sum of the lines above; with tax, month and year. */
export function EstimateSum({ estimate }: { estimate: Estimate<AddOnId> }) {
  const { t } = useLingui()
  const single = estimate.lines.length === 1 ? estimate.lines[0] : undefined
  const vehicles = single?.vehicles ?? 0
  const { money, exactPercent } = useFormats()
  const region = useRegion()
  const usd = (cents: number) => money(cents / 100)
  const price = money(PRICE_PER_VEHICLE_USD)
  const rate = exactPercent(estimate.taxPercent)
  const year = usd(estimate.yearCents)
  const note = {
    us: t`Estimated at the Illinois rate. Your bill shows the exact tax.`,
    ca: t`Estimated at the Ontario rate. Your bill shows the exact tax.`,
    mx: t`Estimated at the Mexico rate. Your bill shows the exact tax.`,
  }[region]
  return (
    <>
      <dl className={styles.sum}>
        {single ? (
          <div>
            <dt>{t`${plural(vehicles, { one: `# vehicle × ${price}`, other: `# vehicles × ${price}` })}`}</dt>
            <dd>{usd(single.cents)}</dd>
          </div>
        ) : (
          <div>
            <dt>{t`Subtotal`}</dt>
            <dd>{usd(estimate.subtotalCents)}</dd>
          </div>
        )}
        <div>
          <dt>{t`Tax, ${rate}`}</dt>
          <dd>{usd(estimate.taxCents)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t`Per month`}</dt>
          <dd>{usd(estimate.totalCents)}</dd>
        </div>
      </dl>
      <p className={styles.year}>{t`${year} over 12 months`}</p>
      <p className={styles.note}>{note}</p>
    </>
  )
}
