import { useId } from 'react'
import { cx } from '../../../ui/cx'
import { Keypad } from './Keypad'
import styles from './LetterField.module.css'

export interface LetterFieldProps {
  label: string
  value: string
  length: number
  keys: readonly string[]
  /** Adds a gap after this many characters, to make a long text readable. */
  groupOf?: number
  problem: string | null
  /** Normalizes typed or pasted text. */
  clean: (text: string) => string
  onChange: (value: string) => void
}

/**
 * One box per character, filled by its own keypad, a keyboard or a paste. A native field covers the boxes; it
 * does not open an on-screen keyboard.
 */
export function LetterField({
  label,
  value,
  length,
  keys,
  groupOf = length,
  problem,
  clean,
  onChange,
}: LetterFieldProps) {
  const problemId = useId()
  const change = (text: string) => onChange(clean(text).slice(0, length))
  return (
    <div className={styles.field}>
      <div className={styles.boxes}>
        <input
          className={styles.input}
          aria-label={label}
          aria-invalid={problem !== null}
          aria-describedby={problemId}
          value={value}
          inputMode="none"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => change(event.target.value)}
        />
        {Array.from({ length }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
            key={at}
            aria-hidden="true"
            className={cx(
              styles.box,
              at === value.length && styles.next,
              at > 0 && at % groupOf === 0 && styles.grouped,
            )}
          >
            {value[at]}
          </span>
        ))}
      </div>
      <p id={problemId} role="status" className={styles.problem}>
        {problem}
      </p>
      <p role="status" className="visually-hidden">
        {[...value].join(' ')}
      </p>
      <Keypad
        keys={keys}
        onKey={(key) => change(value + key)}
        onBackspace={value === '' ? null : () => onChange(value.slice(0, -1))}
      />
    </div>
  )
}
