import { useLingui } from '@lingui/react/macro'
import { stopGame } from '../../../session/game/game'
import { useSound } from '../../../state/sound'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { changeSound } from '../effects/SoundSwitch'
import { GAME_ICONS } from '../gameIcons'
import styles from './RunTools.module.css'

/** Sound, and a button to leave the run; both inconspicuous. */
export function RunTools() {
  const { t } = useLingui()
  const sound = useSound()
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-label={t`Sound`}
        aria-pressed={sound}
        onClick={() => changeSound(!sound)}
      >
        <Icon path={sound ? GAME_ICONS.sound : GAME_ICONS.silent} size={24} />
      </button>
      <button type="button" className={styles.tool} aria-label={t`Stop`} onClick={() => stopGame()}>
        <Icon path={ICONS.x} size={24} />
      </button>
    </div>
  )
}
