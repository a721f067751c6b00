import { Plural, Trans } from '@lingui/react/macro'
import type { ExpenseTotals } from '#domain/reports/expenseTotals'
import { useFormats } from '../../../i18n/FormatsProvider'
import styles from './cells.module.css'

/** How many expenses the last row sums up. */
export function TotalName({ count }: { count: number }) {
  return (
    <span className={styles.stack}>
      <span className={styles.amount}>
        <Trans>Total</Trans>
      </span>
      <span className={styles.faint}>
        <Plural value={count} one="# expense listed" other="# expenses listed" />
      </span>
    </span>
  )
}

/** Gallons and kWh below each other, because they do not add up. */
export function TotalVolume({ totals }: { totals: ExpenseTotals }) {
  const { volume, energy } = useFormats()
  const { fueling, charging } = totals
  return (
    <span className={styles.stack}>
      {fueling.count > 0 && <span className={styles.amount}>{volume(fueling.volume).text}</span>}
      {charging.count > 0 && <span className={styles.amount}>{energy(charging.volume).text}</span>}
    </span>
  )
}
