import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './FieldProblem.module.css'

/** What is wrong with a group of fields, said aloud when it appears; without a problem there is no line. */
export function FieldProblem({ children }: { children: string | undefined }) {
  if (children === undefined) return null
  return (
    <p className={styles.problem} role="alert">
      <Icon path={ICONS.circleAlert} size={16} />
      <span>{children}</span>
    </p>
  )
}
