import { useLingui } from '@lingui/react/macro'
import { TextField } from '../../ui/fields/TextField'

export interface PasswordFieldProps {
  value: string
  onChange: (password: string) => void
}

/** The login password for a command (docs/decisions.md D8): any text, kept only in this field. */
export function PasswordField({ value, onChange }: PasswordFieldProps) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`Login password`}
      hint={t`In this demo, any text works. It is not saved or sent.`}
      type="password"
      autoComplete="one-time-code"
      isRequired
      autoFocus
      value={value}
      onChange={onChange}
    />
  )
}
