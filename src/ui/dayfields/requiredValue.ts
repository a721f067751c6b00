import { type RefObject, useEffect, useState } from 'react'

export interface RequiredValue {
  /** The form was submitted without a value, and there still is none. */
  missing: boolean
  /** For the hidden input with the form's value. */
  onInvalid: (event: React.FormEvent<HTMLInputElement>) => void
}

/**
 * For a field that is a button with a popup: a hidden input has its value and blocks the submission of the
 * form without one. The button is focused if it is the first invalid field.
 */
export function useRequiredValue(
  hasValue: boolean,
  button: RefObject<HTMLButtonElement | null>,
): RequiredValue {
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    if (hasValue) setMissing(false)
  }, [hasValue])
  return {
    missing: missing && !hasValue,
    onInvalid: (event) => {
      // The browser's own message would point at the hidden input.
      event.preventDefault()
      setMissing(true)
      const first = event.currentTarget.form?.querySelector(':invalid:not(fieldset)')
      if (first === event.currentTarget) button.current?.focus()
    },
  }
}
