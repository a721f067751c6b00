import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { parseTypedUpTo, stepFrom, typedNumberText } from '#domain/base/typedNumber'
import { useFormats } from '../../i18n/useFormats'

export interface NumberInputProps {
  /** Null while the typed text is not a valid number. */
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
  /** A whole number unless it may have one decimal. */
  decimals?: 0 | 1 | undefined
  /** Step of the buttons and arrow keys: to the next multiple of it. */
  step?: number | undefined
  /** An empty field reports that it is required. */
  isChecked?: boolean | undefined
}

export interface NumberInput {
  /** As typed while it has the same value, otherwise formatted by the language. */
  text: string
  type: (text: string) => void
  stepBy: (up: boolean) => void
  onKeyDown: (event: KeyboardEvent) => void
  canStep: { down: boolean; up: boolean }
  /** The error message. */
  error: string | undefined
}

/** A number that is typed or stepped: each keystroke is reported, errors are shown and never deleted. */
export function useNumberInput(props: NumberInputProps): NumberInput {
  const { value, onChange, min, max, decimals = 0, step = 1, isChecked = false } = props
  const { t } = useLingui()
  const { locale, whole } = useFormats()
  const [typed, setTyped] = useState<string | null>(null)
  const parse = (text: string) => parseTypedUpTo(text, decimals, locale)
  // Group marks in addition to a decimal mark would be ambiguous while typing.
  const write = (number: number) =>
    decimals === 0 ? whole(number) : typedNumberText(number, decimals, locale)
  const isTyped = typed !== null && parse(typed) === value
  const text = isTyped ? typed : value === null ? '' : write(value)
  const stepBy = (up: boolean) => {
    setTyped(null)
    onChange(stepFrom(value, up, { min, max, step }))
  }
  const isOutside = value === null ? text.trim() !== '' : value < min || value > max
  const [least, most] = [whole(min), whole(max)]
  return {
    text,
    type: (next) => {
      setTyped(next)
      onChange(parse(next))
    },
    stepBy,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      stepBy(event.key === 'ArrowUp')
    },
    canStep: { down: value === null || value > min, up: value === null || value < max },
    error: isOutside
      ? decimals === 0
        ? t`Enter a whole number from ${least} to ${most}.`
        : t`Enter a number from ${least} to ${most}, with at most one decimal.`
      : value === null && isChecked
        ? t`Value required`
        : undefined,
  }
}
