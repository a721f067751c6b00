import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icons/Icon'
import { GAME_ICONS } from '../gameIcons'
import styles from './EmptyBoard.module.css'

/** A board that waits for its first name. */
export function EmptyBoard({ isToday }: { isToday: boolean }) {
  const { t } = useLingui()
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon path={GAME_ICONS.trophy} size={28} />
      </span>
      <p className={styles.words}>{isToday ? t`Nobody has played today` : t`Nobody has played yet`}</p>
      <p className={styles.text}>{t`First place is open.`}</p>
    </div>
  )
}
