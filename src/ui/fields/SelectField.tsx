import { useLingui } from '@lingui/react/macro'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select, SelectValue } from 'react-aria-components/Select'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import { useChoice } from '../kit/useChoice'
import { useOpening } from '../kit/useOpening'
import { useStable } from '../kit/useStable'
import { useFreeArea } from '../overlays/freeArea'
import popoverStyles from '../overlays/Popover.module.css'
import fieldStyles from './Field.module.css'
import { type FieldBasics, FieldMessages } from './FieldMessages'
import styles from './ListBox.module.css'
import { type Option, OptionRow } from './OptionRow'

export interface SelectFieldProps<Id extends string> extends FieldBasics {
  options: readonly Option<Id>[]
  /** Null: no selection yet. */
  value: Id | null
  onChange: (id: Id) => void
  /** Shown without a selection; "Choose" by default. */
  placeholder?: string
  /** The label is for a screen reader only, if the context shows what is selected. */
  hideLabel?: boolean
  className?: string | undefined
}

/** A selection from a list that opens. */
export function SelectField<Id extends string>({
  label,
  hint,
  error,
  options,
  value,
  onChange,
  placeholder,
  hideLabel = false,
  className,
  isRequired = false,
  isDisabled = false,
  name,
}: SelectFieldProps<Id>) {
  const { t } = useLingui()
  const { isAsked, isOpen, setOpen } = useOpening()
  const [chosen, choose] = useChoice(value, (id) => id !== null && onChange(id))
  // React Aria renders an option again only if it is another object.
  const items = useStable(options)
  return (
    <Select
      className={cx(fieldStyles.field, className)}
      isOpen={isOpen}
      onOpenChange={setOpen}
      value={chosen}
      onChange={(key) => choose(key as Id | null)}
      placeholder={placeholder ?? t`Choose`}
      isRequired={isRequired}
      isDisabled={isDisabled}
      {...(name === undefined ? {} : { name })}
      {...(hideLabel ? { 'aria-label': label } : {})}
      {...(error === undefined ? {} : { isInvalid: true })}
    >
      {!hideLabel && <Label className={cx(fieldStyles.label)}>{label}</Label>}
      <Button className={cx(fieldStyles.box, styles.opener)} aria-expanded={isAsked}>
        <SelectValue className={cx(styles.value)}>
          {({ selectedText, defaultChildren, isPlaceholder }) =>
            isPlaceholder ? defaultChildren : <span title={selectedText}>{selectedText}</span>
          }
        </SelectValue>
        <Icon path={ICONS.chevronDown} />
      </Button>
      <FieldMessages hint={hint} error={error} />
      <Popover
        {...useFreeArea()}
        className={cx(popoverStyles.popover, styles.popover)}
        offset={6}
        containerPadding={16}
      >
        <ListBox className={cx(styles.list)} items={items}>
          {(option) => <OptionRow option={option} />}
        </ListBox>
      </Popover>
    </Select>
  )
}
