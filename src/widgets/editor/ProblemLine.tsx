import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './ProblemLine.module.css'

/** What is wrong with a group of fields, said aloud when it appears. */
export function ProblemLine({ children }: { children: string }) {
  return (
    <p className={styles.problem} role="alert">
      <Icon path={ICONS.circleAlert} size={16} />
      <span>{children}</span>
    </p>
  )
}
