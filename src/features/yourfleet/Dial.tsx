import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { IconButton } from '../../ui/controls/IconButton'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { ICONS } from '../../ui/icons/icons'
import styles from './Dial.module.css'

export interface DialProps {
  label: string
  value: number
  from: number
  to: number
  step: number
  /** The value as a screen reader says it. */
  text: string
  /** The value as it is shown, with its unit. */
  children: ReactNode
  onTurn: (value: number) => void
}

/** A number to turn with one finger: large, above a wide native slider between two buttons. */
export function Dial({ label, value, from, to, step, text, children, onTurn }: DialProps) {
  const { t } = useLingui()
  const id = useId()
  const share = (value - from) / (to - from)
  const turn = (by: number) => onTurn(Math.min(to, Math.max(from, value + by)))
  return (
    <div className={styles.dial} style={{ '--share': share } as CSSProperties}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <p className={styles.value} aria-hidden="true">
          {children}
        </p>
      </div>
      <div className={styles.row}>
        <IconButton
          label={t`Decrease ${label}`}
          icon={ICONS.minus}
          disabled={value <= from}
          onClick={() => turn(-step)}
        />
        <input
          id={id}
          type="range"
          className={styles.range}
          min={from}
          max={to}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={({ target }) => onTurn(target.valueAsNumber)}
        />
        <IconButton
          label={t`Increase ${label}`}
          icon={ACTION_ICONS.plus}
          disabled={value >= to}
          onClick={() => turn(step)}
        />
      </div>
    </div>
  )
}
