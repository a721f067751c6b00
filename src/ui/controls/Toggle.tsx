import { useState } from 'react'
import styles from './Switch.module.css'

export interface ToggleProps {
  label: string
  /** Language-independent name of the switch, for replays and tests. */
  'data-target'?: string
  checked: boolean
  /** Resolves to false if the change was refused: the switch goes back. */
  onChange: (checked: boolean) => Promise<boolean>
}

/**
 * A switch without a label, for a cell or row that has one. It shows the tapped state until the stored value
 * is the same.
 */
export function Toggle({ label, checked, onChange, ...marks }: ToggleProps) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  if (wanted === checked) setWanted(null)
  const shown = wanted ?? checked
  return (
    <label className={styles.target} {...marks}>
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={shown}
        className={styles.switch}
        checked={shown}
        onChange={(event) => {
          const next = event.target.checked
          setWanted(next)
          void onChange(next).then((stored) => {
            if (!stored) setWanted(null)
          })
        }}
      />
    </label>
  )
}
