import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './FieldProblem.module.css'

/** Validation message under a group of fields. */
export function FieldProblem({ children }: { children: string }) {
  return (
    <p className={styles.problem} role="alert">
      <Icon path={ICONS.circleAlert} size={16} />
      <span>{children}</span>
    </p>
  )
}
