import { ListBoxItem } from 'react-aria-components/ListBox'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import styles from './ListBox.module.css'

export interface Option<Id extends string = string> {
  id: Id
  label: string
  /** A second, quieter line. */
  detail?: string
  icon?: string
  disabled?: boolean
}

/** One row of an open list, with a check mark if it is selected. */
export function OptionRow({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      isDisabled={option.disabled ?? false}
      className={cx(styles.item)}
    >
      {({ isSelected }) => (
        <>
          {option.icon && <Icon path={option.icon} />}
          <span className={styles.text}>
            <span>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </span>
          {isSelected && <Icon path={ICONS.check} className={styles.check} />}
        </>
      )}
    </ListBoxItem>
  )
}
