import { useId } from 'react'
import styles from './Switch.module.css'

export interface SwitchProps {
  label: string
  /** The effect while it is on, and while it is off: the caption describes the state, not what a tap would do. */
  states: { on: string; off: string }
  checked: boolean
  onChange: (checked: boolean) => void
}

/**
 * A labelled switch; the whole row is the target, its second line describes the state. Native: a checkbox
 * with the role of a switch also works in a form.
 */
export function Switch({ label, states, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <span className={styles.text}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-text`} className={styles.description}>
          {checked ? states.on : states.off}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-text`}
      />
    </label>
  )
}
