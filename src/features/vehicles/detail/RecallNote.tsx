import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRecallOf } from '../../../data/queries/recalls'
import { valueOr } from '../../../domain/kiosk/live'
import { useFormats } from '../../../i18n/FormatsProvider'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './RecallNote.module.css'

/** The maker's open recall of this vehicle, above all else; nothing for one without. */
export function RecallNote({ vin }: { vin: string }) {
  const { t } = useLingui()
  const { daysAgo } = useFormats()
  const found = useRecallOf(vin)
  const recall = valueOr(found, null)
  if (!recall) return null
  const since = daysAgo(recall.daysAgo)
  return (
    <Link to="/11" className={styles.note}>
      <span className={styles.icon}>
        <Icon path={ICONS.triangleAlert} />
      </span>
      <span className={styles.words}>
        <strong className={styles.title}>
          {recall.type === 'productSafety' ? t`Open recall: product safety` : t`Open recall: non-compliance`}
        </strong>
        <span>{t`Since ${since}. Schedule a repair with a dealer.`}</span>
      </span>
      <Icon path={ICONS.chevronRight} />
    </Link>
  )
}
