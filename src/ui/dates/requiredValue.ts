import { type RefObject, useEffect, useState } from 'react'

export interface RequiredValue {
  /** The form was sent while there was no value, and there still is none. */
  missing: boolean
  /** For the hidden input that stands for the value in the form. */
  onInvalid: (event: React.FormEvent<HTMLInputElement>) => void
}

/**
 * For a field that is a button and a popup: a hidden input carries its value, and stops a form that is
 * sent without one. The focus goes to the button when this is the first field that stops it.
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
      // The browser's own bubble would point at an input that nobody sees.
      event.preventDefault()
      setMissing(true)
      const first = event.currentTarget.form?.querySelector(':invalid:not(fieldset)')
      if (first === event.currentTarget) button.current?.focus()
    },
  }
}
