import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../i18n/useFormats'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './ScoreChange.module.css'

/** Change of a score from the period before, in points. */
export function ScoreChange({ points }: { points: number }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  if (points === 0) return <>{t`Same as the previous period`}</>
  const size = whole(Math.abs(points))
  return (
    <span className={points > 0 ? styles.up : styles.down}>
      <Icon path={points > 0 ? ICONS.trendingUp : ICONS.trendingDown} size={16} />
      {points > 0 ? t`Up ${size} from the previous period` : t`Down ${size} from the previous period`}
    </span>
  )
}
