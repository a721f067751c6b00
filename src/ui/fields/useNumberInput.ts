import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { useFormats } from '../../i18n/FormatsProvider'
import { parseTypedInteger, stepFrom } from './typedInteger'

export interface NumberInputProps {
  /** A whole number; null while what is typed is none. */
  value: number | null
  onChange: (value: number | null) => void
  min: number
  max: number
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

/** A whole number that is typed or stepped: each keystroke is told, what is wrong is said and never deleted. */
export function useNumberInput(props: NumberInputProps): NumberInput {
  const { value, onChange, min, max, step = 1, isChecked = false } = props
  const { t } = useLingui()
  const { locale, whole } = useFormats()
  const [typed, setTyped] = useState<string | null>(null)
  const isTyped = typed !== null && parseTypedInteger(typed, locale) === value
  const text = isTyped ? typed : value === null ? '' : whole(value)
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
      onChange(parseTypedInteger(next, locale))
    },
    stepBy,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
      event.preventDefault()
      stepBy(event.key === 'ArrowUp')
    },
    canStep: { down: value === null || value > min, up: value === null || value < max },
    error: isOutside
      ? t`Enter a whole number from ${least} to ${most}.`
      : value === null && isChecked
        ? t`Value required`
        : undefined,
  }
}
