import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Input, Label, TextField as RacTextField, TextArea } from 'react-aria-components/TextField'
import { TextLimitNote } from '../controls/TextLimitNote'
import { useTextLimit } from '../controls/useTextLimit'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import styles from './Field.module.css'
import { type FieldBasics, FieldMessages } from './FieldMessages'

export interface TextFieldProps extends FieldBasics {
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'password'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  multiline?: boolean
  placeholder?: string
  maxLength?: number
  autoComplete?: string
  /** Gets the focus when it appears: the only field of a dialog. */
  autoFocus?: boolean
  icon?: string
  /** After the text, such as a unit or a button. */
  suffix?: ReactNode
  /** Validates a value that is not empty, on blur and on submit; returns the error message. */
  validate?: (value: string) => string | null
}

/** A text field with one or more lines. An error never deletes what was typed. */
export function TextField({
  label,
  hint,
  error,
  isRequired = false,
  isDisabled = false,
  multiline = false,
  placeholder,
  icon,
  suffix,
  validate,
  ...rest
}: TextFieldProps) {
  const { t } = useLingui()
  const limit = useTextLimit(rest.value, rest.maxLength)
  return (
    <RacTextField
      {...rest}
      className={cx(styles.field)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      // White space alone counts as empty, which the browser would accept.
      validate={(value) => {
        if (isRequired && value !== '' && value.trim() === '') return t`Value required`
        return value === '' ? null : (validate?.(value) ?? null)
      }}
      {...(error === undefined ? {} : { isInvalid: true })}
    >
      <Label className={cx(styles.label)}>{label}</Label>
      <div className={styles.box}>
        {icon && <Icon path={icon} />}
        {multiline ? (
          <TextArea
            className={cx(styles.input, styles.area)}
            rows={3}
            onPaste={limit.onPaste}
            {...(placeholder && { placeholder })}
          />
        ) : (
          <Input className={cx(styles.input)} onPaste={limit.onPaste} {...(placeholder && { placeholder })} />
        )}
        {suffix}
      </div>
      <FieldMessages hint={hint} error={error} />
      {rest.maxLength !== undefined && <TextLimitNote limit={limit} maxLength={rest.maxLength} />}
    </RacTextField>
  )
}
