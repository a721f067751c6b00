import { useLingui } from '@lingui/react/macro'
import { useContext } from 'react'
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  Popover,
} from 'react-aria-components/ComboBox'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import { useFreeArea } from '../overlays/freeArea'
import popoverStyles from '../overlays/Popover.module.css'
import fieldStyles from './Field.module.css'
import { type FieldBasics, FieldMessages } from './FieldMessages'
import styles from './ListBox.module.css'
import { type Option, OptionRow } from './OptionRow'

export interface ComboBoxFieldProps<Id extends string> extends FieldBasics {
  options: readonly Option<Id>[]
  value: Id | null
  /** Null if the text was deleted. */
  onChange: (id: Id | null) => void
  placeholder?: string
  /** The label is for a screen reader only, if the context shows what is selected. */
  hideLabel?: boolean
  /** The field gets the focus: time to build a long list. */
  onFocus?: () => void
}

/**
 * A selection from a long list, found by typing. A tap or a key opens the list, focus alone does not: a form
 * that focuses its first problem would cover what is below.
 */
export function ComboBoxField<Id extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder,
  hideLabel = false,
  onFocus,
  isRequired = false,
  isDisabled = false,
  name,
}: ComboBoxFieldProps<Id>) {
  const { t } = useLingui()
  return (
    <ComboBox
      className={cx(fieldStyles.field)}
      defaultItems={options.map((option) => ({ ...option }))}
      value={value}
      onChange={(key) => onChange(key as Id | null)}
      allowsEmptyCollection
      isRequired={isRequired}
      isDisabled={isDisabled}
      {...(name === undefined ? {} : { name })}
      {...(onFocus && { onFocus })}
      {...(hideLabel ? { 'aria-label': label } : {})}
      {...(error === undefined ? {} : { isInvalid: true })}
    >
      {!hideLabel && <Label className={cx(fieldStyles.label)}>{label}</Label>}
      <div className={cx(fieldStyles.box, styles.combo)}>
        <Icon path={ICONS.search} />
        <TypedInput placeholder={placeholder} />
        <Button className={cx(styles.openList)}>
          <Icon path={ICONS.chevronDown} />
        </Button>
      </div>
      <FieldMessages hint={hint} error={error} />
      <Popover
        {...useFreeArea()}
        className={cx(popoverStyles.popover, styles.popover)}
        offset={6}
        containerPadding={16}
      >
        <ListBox
          className={cx(styles.list)}
          renderEmptyState={() => <p className={styles.nothing}>{t`No results were found`}</p>}
        >
          {(option: Option) => <OptionRow option={option} />}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

function TypedInput({ placeholder }: { placeholder: string | undefined }) {
  const state = useContext(ComboBoxStateContext)
  return (
    <Input
      className={cx(fieldStyles.input)}
      onClick={() => state?.open(null, 'manual')}
      {...(placeholder && { placeholder })}
    />
  )
}
