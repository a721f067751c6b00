import type { DeviceMode } from '#domain/device/deviceSettings'
import { ENTRY_ICONS } from '../../ui/icons/entryIcons'
import { Icon } from '../../ui/icons/Icon'
import styles from './EntryButton.module.css'

export interface EntryButtonProps {
  /** A fixed id, so that the prerendered and the hydrated markup are the same. */
  id: DeviceMode
  look: 'primary' | 'plain' | 'game' | 'quiet'
  icon: string
  name: string
  /** The second line: a description, not part of the name. */
  description: string
  onClick: () => void
}

/** A button that enters the product in one mode. */
export function EntryButton({ id, look, icon, name, description, onClick }: EntryButtonProps) {
  const nameId = `welcome-${id}`
  const textId = `welcome-${id}-text`
  return (
    <button
      type="button"
      className={`${styles.entry} ${styles[look]}`}
      aria-labelledby={nameId}
      aria-describedby={textId}
      onClick={onClick}
    >
      <span className={styles.icon}>
        <Icon path={icon} size={look === 'quiet' ? 20 : 28} />
      </span>
      <span className={styles.text}>
        <span id={nameId} className={styles.name}>
          {name}
        </span>
        <span id={textId} className={styles.description}>
          {description}
        </span>
      </span>
      {look !== 'game' && <Icon path={ENTRY_ICONS.arrowRight} size={look === 'quiet' ? 20 : 24} />}
    </button>
  )
}
