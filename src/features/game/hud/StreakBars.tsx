import { useLingui } from '@lingui/react/macro'
import { streakFactor } from '#domain/game/points'
import { useFormats } from '../../../i18n/useFormats'
import { Icon } from '../../../ui/icons/Icon'
import { GAME_ICONS } from '../gameIcons'
import styles from './StreakBars.module.css'

/** Consecutive finds that reach the maximum factor. */
const FULL = 6

/** Number of consecutive finds, and the factor of the last one. */
export function StreakBars({ finds }: { finds: number }) {
  const { t } = useLingui()
  const { oneDecimal } = useFormats()
  const factor = oneDecimal(streakFactor(finds))
  return (
    <div className={styles.streak} data-running={finds > 1}>
      <p className="visually-hidden">{t`Streak x${factor}`}</p>
      <Icon path={GAME_ICONS.flame} size={24} />
      <span className={styles.factor} aria-hidden="true">{t`x${factor}`}</span>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: FULL }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
          <span key={at} className={styles.bar} data-lit={at < finds} />
        ))}
      </div>
    </div>
  )
}
