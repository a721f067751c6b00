import { useLingui } from '@lingui/react/macro'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icons/Icon'
import { GAME_ICONS } from '../gameIcons'
import styles from './Keypad.module.css'

const ONE_ALPHABET = 26

export interface KeypadProps {
  keys: readonly string[]
  onKey: (key: string) => void
  /** Null while there is nothing to delete. */
  onBackspace: (() => void) | null
}

/** A keyboard of a few characters, large enough for quick presses. */
export function Keypad({ keys, onKey, onBackspace }: KeypadProps) {
  const { t } = useLingui()
  return (
    <fieldset
      aria-label={t`Letters to choose from`}
      className={cx(styles.keypad, keys.length > ONE_ALPHABET && styles.many)}
    >
      {keys.map((key) => (
        <button key={key} type="button" className={styles.key} onClick={() => onKey(key)}>
          {key}
        </button>
      ))}
      <button
        type="button"
        className={styles.key}
        aria-label={t`Delete the last letter`}
        aria-disabled={onBackspace === null}
        onClick={() => onBackspace?.()}
      >
        <Icon path={GAME_ICONS.backspace} size={24} />
      </button>
    </fieldset>
  )
}
