import { useLingui } from '@lingui/react/macro'
import { Input, Label, TextField } from 'react-aria-components/TextField'
import { IconButton } from '../controls/IconButton'
import { cx } from '../cx'
import { ACTION_ICONS } from '../icons/actionIcons'
import { ICONS } from '../icons/icons'
import fieldStyles from './Field.module.css'
import { type FieldBasics, FieldMessages } from './FieldMessages'
import styles from './NumberField.module.css'
import { type NumberInputProps, useNumberInput } from './useNumberInput'

export interface NumberFieldProps extends NumberInputProps, Pick<FieldBasics, 'label' | 'hint'> {
  /** After the number. */
  unit?: string
}

/** A number between two step buttons, which also responds to the arrow keys. */
export function NumberField({ label, hint, unit, ...number }: NumberFieldProps) {
  const { t } = useLingui()
  const { text, type, stepBy, onKeyDown, canStep, error } = useNumberInput(number)
  return (
    <TextField
      className={cx(fieldStyles.field)}
      value={text}
      onChange={type}
      inputMode={number.decimals ? 'decimal' : 'numeric'}
      autoComplete="off"
      isInvalid={error !== undefined}
    >
      <Label className={cx(fieldStyles.label)}>{label}</Label>
      <div className={styles.row}>
        <IconButton
          label={t`Decrease ${label}`}
          icon={ICONS.minus}
          disabled={!canStep.down}
          onClick={() => stepBy(false)}
        />
        <div className={cx(fieldStyles.box, styles.box)}>
          <Input className={cx(fieldStyles.input, styles.input)} maxLength={12} onKeyDown={onKeyDown} />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </div>
        <IconButton
          label={t`Increase ${label}`}
          icon={ACTION_ICONS.plus}
          disabled={!canStep.up}
          onClick={() => stepBy(true)}
        />
      </div>
      <FieldMessages hint={hint} error={error} />
    </TextField>
  )
}
