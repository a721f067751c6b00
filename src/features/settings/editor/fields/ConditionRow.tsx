import type { ReactNode } from 'react'
import { Switch } from '../../../../ui/controls/Switch'
import { Icon } from '../../../../ui/icons/Icon'
import styles from './ConditionRow.module.css'

export interface ConditionRowProps {
  icon: string
  label: string
  /** When it fires, in a sentence. */
  detail: string
  checked: boolean
  onChange: (checked: boolean) => void
  /** Its numbers, shown while it is on. */
  children?: ReactNode
}

/** One condition of a rule: a switch, with its fields below. */
export function ConditionRow({ icon, label, detail, checked, onChange, children }: ConditionRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.icon}>
        <Icon path={icon} />
      </span>
      <Switch label={label} states={{ on: detail, off: detail }} checked={checked} onChange={onChange} />
      {checked && children && <div className={styles.fields}>{children}</div>}
    </div>
  )
}
