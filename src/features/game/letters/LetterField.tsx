import { useId } from 'react'
import { cx } from '../../../ui/cx'
import { Keypad } from './Keypad'
import styles from './LetterField.module.css'

export interface LetterFieldProps {
  label: string
  value: string
  length: number
  /** The characters that a visitor can choose. */
  keys: readonly string[]
  /** A gap after so many characters, to read a long text by. */
  groupOf?: number
  /** What is wrong, in words. */
  problem: string | null
  /** What was typed or pasted, as the field keeps it. */
  clean: (text: string) => string
  onChange: (value: string) => void
}

/**
 * One box a character, filled by a keypad of its own, a keyboard or a paste. A native field lies over the
 * boxes; it asks for no screen keyboard.
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
