import { Button, type ButtonProps } from 'react-aria-components/Button'
import { type ButtonKind, buttonClass } from '../controls/buttonClass'
import iconStyles from '../controls/IconButton.module.css'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import styles from './TriggerButton.module.css'

export interface TriggerButtonProps extends Omit<ButtonProps, 'className' | 'children'> {
  /** `icon` shows only the icon and needs `label`; `bare` has no styles. */
  kind: ButtonKind | 'icon' | 'bare'
  /** The accessible name, if the content does not have it. */
  label?: string | undefined
  icon?: string | undefined
  /** A small arrow that indicates a popup. */
  arrow?: string | undefined
  className?: string | undefined
  /** Language-independent name of the button, for replays and tests. */
  'data-target'?: string | undefined
  ref?: React.Ref<HTMLButtonElement> | undefined
  children?: React.ReactNode
}

/** The button of a menu or popover. It is React Aria's, which connects it to its popup; otherwise use `Button`. */
export function TriggerButton({
  kind,
  label,
  icon,
  arrow,
  className,
  children,
  ...rest
}: TriggerButtonProps) {
  return (
    <Button
      {...(label === undefined ? {} : { 'aria-label': label })}
      className={cx(look(kind), className)}
      {...rest}
    >
      {icon && <Icon path={icon} />}
      {children}
      {arrow && <Icon path={arrow} className={styles.arrow} />}
    </Button>
  )
}

function look(kind: TriggerButtonProps['kind']): string {
  if (kind === 'icon') return cx(iconStyles.button)
  if (kind === 'bare') return cx(styles.bare)
  return buttonClass(kind)
}
