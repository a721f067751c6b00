import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField as RacCheckboxField } from 'react-aria-components/Checkbox'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import { useChoice } from '../kit/useChoice'
import styles from './CheckboxField.module.css'
import { type FieldBasics, FieldMessages } from './FieldMessages'

export interface CheckboxFieldProps extends Omit<FieldBasics, 'label'> {
  children: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some but not all of the items are selected. */
  isIndeterminate?: boolean
}

/** A checkbox; its label belongs to the target. */
export function CheckboxField({
  children,
  checked,
  onChange,
  hint,
  error,
  name,
  isRequired = false,
  isDisabled = false,
  isIndeterminate = false,
}: CheckboxFieldProps) {
  const [isChecked, check] = useChoice(checked, onChange)
  return (
    <RacCheckboxField
      className={cx(styles.field)}
      isSelected={isChecked}
      onChange={check}
      isRequired={isRequired}
      isDisabled={isDisabled}
      isIndeterminate={isIndeterminate}
      {...(name === undefined ? {} : { name })}
      {...(error === undefined ? {} : { isInvalid: true })}
    >
      <CheckboxButton className={cx(styles.row)}>
        <span className={styles.box}>
          <Icon path={isIndeterminate ? ICONS.minus : ICONS.check} size={16} />
        </span>
        <span className={styles.words}>{children}</span>
      </CheckboxButton>
      <div className={styles.messages}>
        <FieldMessages hint={hint} error={error} />
      </div>
    </RacCheckboxField>
  )
}
