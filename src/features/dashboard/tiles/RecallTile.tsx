import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { valueOr } from '#domain/base/live'
import { RECALL_TILE } from '#domain/dashboard/dashboard'
import { useRecalls } from '../../../data/queries/recalls'
import { useFormats } from '../../../i18n/useFormats'
import { useSection } from '../../../state/useSection'
import { useWaypoint } from '../../../state/waypoints'
import { cardClass } from '../../../ui/display/cardClass'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './Tile.module.css'
import { TileFigure } from './TileFigure'

/** Open recalls of the account, always two (docs/rules.md DA-11), with a link to them. */
export function RecallTile({ className }: { className?: string | undefined }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const recalls = valueOr(useRecalls(useSection()), [])
  const allScheduled = recalls.length > 0 && recalls.every(({ isScheduled }) => isScheduled)
  return (
    <Link ref={useWaypoint('recalls')} to="/11" className={cardClass(styles.tile, className)}>
      <span className={styles.head}>
        <span className={styles.title}>{t`Recalls`}</span>
        <Icon path={ICONS.chevronRight} className={styles.chevron} />
      </span>
      <TileFigure>{whole(RECALL_TILE)}</TileFigure>
      <span className={styles.foot}>
        {allScheduled ? (
          <StatusLabel tone="ok" icon={ICONS.circleCheck}>
            {t`Service scheduled`}
          </StatusLabel>
        ) : (
          <StatusLabel tone="high" icon={ICONS.circleAlert}>
            {t`Action needed`}
          </StatusLabel>
        )}
        <span className={styles.quiet}>{t`Whole account`}</span>
      </span>
    </Link>
  )
}
