import { useState } from 'react'
import styles from './Switch.module.css'

export interface ToggleProps {
  label: string
  /** Name of the switch that no language changes. */
  'data-target'?: string
  checked: boolean
  /** Resolves to false where the change was refused: the switch goes back. */
  onChange: (checked: boolean) => Promise<boolean>
}

/**
 * A switch by itself, for a cell or a row that says what it stands for. It shows what was tapped until the
 * stored value says the same.
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
