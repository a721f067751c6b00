import { Icon } from '../../../ui/icons/Icon'
import type { EventTone } from './dotLook'
import styles from './EventMark.module.css'

/** A colored disc with the icon of an event. Decorative: text beside it has the meaning. */
export function EventMark({ icon, tone, small = false }: { icon: string; tone: EventTone; small?: boolean }) {
  return (
    <span className={`${styles.mark} ${styles[tone]} ${small ? styles.small : ''}`}>
      <Icon path={icon} size={16} />
    </span>
  )
}
