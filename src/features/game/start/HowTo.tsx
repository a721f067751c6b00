import { useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { GAME_ICONS } from '../gameIcons'
import styles from './HowTo.module.css'

/** How to play, in three lines. */
export function HowTo() {
  const { t } = useLingui()
  const lines = [
    { icon: ICONS.eye, name: t`Read the prompt`, text: t`It stays at the bottom of the screen` },
    { icon: GAME_ICONS.finger, name: t`Find it your way`, text: t`Menu, search, or map: every way counts` },
    { icon: GAME_ICONS.flame, name: t`Keep the streak`, text: t`Quick finds in a row are worth more` },
  ]
  return (
    <ol className={styles.lines}>
      {lines.map(({ icon, name, text }) => (
        <li key={name} className={styles.line}>
          <span className={styles.icon}>
            <Icon path={icon} size={24} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
