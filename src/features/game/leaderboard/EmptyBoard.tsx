import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icons/Icon'
import { GAME_ICONS } from '../gameIcons'
import styles from './EmptyBoard.module.css'

export interface EmptyBoardProps {
  isToday: boolean
  /** Someone has played, but without a find. */
  hasPlayed: boolean
}

/** A leaderboard without runs. */
export function EmptyBoard({ isToday, hasPlayed }: EmptyBoardProps) {
  const { t } = useLingui()
  const unplayedWords = isToday ? t`Nobody has played today` : t`Nobody has played yet`
  const emptyWords = isToday ? t`Nobody is on the board today` : t`Nobody is on the board yet`
  return (
    <div className={styles.empty}>
      <span className={styles.icon}>
        <Icon path={GAME_ICONS.trophy} size={28} />
      </span>
      <p className={styles.words}>{hasPlayed ? emptyWords : unplayedWords}</p>
      <p className={styles.text}>{t`First place is open.`}</p>
    </div>
  )
}
