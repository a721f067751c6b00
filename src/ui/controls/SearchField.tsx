import { useRef } from 'react'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import { IconButton } from './IconButton'
import styles from './SearchField.module.css'
import { TextLimitNote } from './TextLimitNote'
import { useTextLimit } from './useTextLimit'

export interface SearchFieldProps {
  label: string
  /** Name of the button that empties the box. */
  clearLabel: string
  placeholder: string
  value: string
  maxLength: number
  onChange: (value: string) => void
}

/**
 * A search box with its own clear button, because the browser's is too small for touch. Native, as it needs
 * no suggestions or validation.
 */
export function SearchField({
  label,
  clearLabel,
  placeholder,
  value,
  maxLength,
  onChange,
}: SearchFieldProps) {
  const limit = useTextLimit(value, maxLength)
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    // The button disappears with the text, and typing continues in the box.
    input.current?.focus()
    onChange('')
  }
  return (
    <>
      <div className={styles.field}>
        <Icon path={ICONS.search} />
        <input
          ref={input}
          type="search"
          data-target="search"
          className={styles.input}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          onPaste={limit.onPaste}
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        {value !== '' && (
          <IconButton label={clearLabel} icon={ICONS.x} data-target="search-clear" onClick={clear} />
        )}
      </div>
      <TextLimitNote limit={limit} maxLength={maxLength} />
    </>
  )
}
