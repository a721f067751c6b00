import { useFormats } from '../../../i18n/useFormats'
import type { EventTone } from './dotLook'
import { EventMark } from './EventMark'
import styles from './LossRow.module.css'

export interface LossRowProps {
  icon: string
  tone: EventTone
  name: string
  /** Number of times, or duration. */
  detail: string
  /** Lost points, 0 or more. */
  points: number
}

/** One reason for lost points. */
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
