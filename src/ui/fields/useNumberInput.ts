import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { parseTypedUpTo, stepFrom, typedNumberText } from '#domain/base/typedNumber'
import { useFormats } from '../../i18n/FormatsProvider'

export interface NumberInputProps {
  /** Null while what is typed is no such number. */
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
  /** A whole number unless it may have one decimal. */
  decimals?: 0 | 1 | undefined
  /** What the buttons and arrow keys add: to the next multiple of it. */
  step?: number | undefined
  /** An empty field says that it is required. */
  isChecked?: boolean | undefined
}

export interface NumberInput {
  /** As typed while it says the value, else as the language writes it. */
  text: string
  type: (text: string) => void
  stepBy: (up: boolean) => void
  onKeyDown: (event: KeyboardEvent) => void
  canStep: { down: boolean; up: boolean }
  /** What is wrong with it, in words. */
  error: string | undefined
}

/** A number that is typed or stepped: each keystroke is told, what is wrong is said and never deleted. */
export function useNumberInput(props: NumberInputProps): NumberInput {
  const { value, onChange, min, max, decimals = 0, step = 1, isChecked = false } = props
  const { t } = useLingui()
  const { locale, whole } = useFormats()
  const [typed, setTyped] = useState<string | null>(null)
  const parse = (text: string) => parseTypedUpTo(text, decimals, locale)
  // Beside a decimal mark, a group mark would be one mark too many to read while typing.
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
