import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { valueOr } from '#domain/base/live'
import { useRecallOf } from '../../../data/queries/recalls'
import { useFormats } from '../../../i18n/useFormats'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './RecallNote.module.css'

export interface RecallNoteProps {
  vin: string
  /** A dealer's vehicle, which must be repaired before it is delivered. */
  isInventory?: boolean
}

/** The open recall of a vehicle, if there is one, above its cards. */
export function RecallNote({ vin, isInventory = false }: RecallNoteProps) {
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
        <span>
          {recall.isScheduled
            ? t`Since ${since}. The service is scheduled.`
            : isInventory
              ? t`Since ${since}. Do not deliver it before the repair.`
              : t`Since ${since}. Schedule a repair with a dealer.`}
        </span>
      </span>
      <Icon path={ICONS.chevronRight} />
    </Link>
  )
}
