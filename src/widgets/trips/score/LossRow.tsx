import { useFormats } from '../../../i18n/FormatsProvider'
import type { EventTone } from './dotLook'
import { EventMark } from './EventMark'
import styles from './LossRow.module.css'

export interface LossRowProps {
  icon: string
  tone: EventTone
  name: string
  /** How often, or for how long. */
  detail: string
  /** Points that it took off the score, 0 and up. */
  points: number
}

/** One line of what a score is made of. */
export function LossRow({ icon, tone, name, detail, points }: LossRowProps) {
  const { whole } = useFormats()
  return (
    <li className={styles.loss}>
      <EventMark icon={icon} tone={tone} />
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
      <span className={points > 0 ? styles.minus : styles.zero}>{whole(0 - points)}</span>
    </li>
  )
}
