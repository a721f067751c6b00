import {
  Label,
  RadioGroup as RacRadioGroup,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components/RadioGroup'
import { cx } from '../cx'
import { useChoice } from '../kit/useChoice'
import fieldStyles from './Field.module.css'
import { type FieldBasics, FieldMessages } from './FieldMessages'
import type { Option } from './OptionRow'
import styles from './RadioGroup.module.css'

export interface RadioGroupProps<Id extends string> extends FieldBasics {
  options: readonly Option<Id>[]
  value: Id | null
  onChange: (id: Id) => void
}

/** A single selection with all options visible; arrow keys change it. */
export function RadioGroup<Id extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  name,
  isRequired = false,
  isDisabled = false,
}: RadioGroupProps<Id>) {
  const [chosen, choose] = useChoice(value, (id) => id !== null && onChange(id))
  return (
    <RacRadioGroup
      className={cx(fieldStyles.field)}
      value={chosen}
      onChange={(id) => choose(id as Id)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      {...(name === undefined ? {} : { name })}
      {...(error === undefined ? {} : { isInvalid: true })}
    >
      <Label className={cx(fieldStyles.label)}>{label}</Label>
      <div>
        {options.map((option) => (
          <RadioField
            key={option.id}
            value={option.id}
            isDisabled={option.disabled ?? false}
            className={cx(styles.field)}
          >
            <RadioButton className={cx(styles.row)}>
              <span className={styles.dot} />
              <span className={styles.words}>{option.label}</span>
            </RadioButton>
            {option.detail && (
              <Text slot="description" className={cx(styles.detail)}>
                {option.detail}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
      <FieldMessages hint={hint} error={error} />
    </RacRadioGroup>
  )
}
