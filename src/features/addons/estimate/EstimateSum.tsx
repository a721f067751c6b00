import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { AddOnId } from '../../../domain/account/addOns'
import type { Estimate } from '../../../domain/account/estimate'
import { PRICE_PER_VEHICLE_USD } from '../../../domain/account/invoice'
import { regionOf } from '../../../domain/kiosk/locale'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useLocale } from '../../../state/locale'
import { ADD_ON_LOOKS } from '../addOnLook'
import styles from './EstimateSum.module.css'

export interface EstimateSumProps {
  estimate: Estimate<AddOnId>
  /** Each line says which add-on it is for. */
  named: boolean
}

/** The estimate as a bill: its lines, the tax, the month and the year. */
export function EstimateSum({ estimate, named }: EstimateSumProps) {
  const { t, i18n } = useLingui()
  const { money, exactPercent } = useFormats()
  const region = regionOf(useLocale())
  const usd = (cents: number) => money(cents / 100)
  const price = money(PRICE_PER_VEHICLE_USD)
  const rate = exactPercent(estimate.taxPercent)
  const year = usd(estimate.yearCents)
  const note = {
    us: t`An estimate with the Illinois rate. Your bill shows the exact tax.`,
    ca: t`An estimate with the Ontario rate. Your bill shows the exact tax.`,
    mx: t`An estimate with the Mexico rate. Your bill shows the exact tax.`,
  }[region]
  return (
    <>
      <dl className={styles.sum}>
        {estimate.lines.map(({ item, vehicles, cents }) => (
          <div key={item}>
            <dt>
              {named && <span className={styles.item}>{i18n._(ADD_ON_LOOKS[item].name)}</span>}
              {plural(vehicles, { one: `# vehicle × ${price}`, other: `# vehicles × ${price}` })}
            </dt>
            <dd>{usd(cents)}</dd>
          </div>
        ))}
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
