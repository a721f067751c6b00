import type { ComponentProps, MouseEvent } from 'react'
import { Icon } from '../icons/Icon'
import styles from './IconButton.module.css'
import { useAct } from './useAct'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children' | 'onClick'> {
  label: string
  icon: string
  /** If it returns a promise, further presses are ignored until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
}

/** A 44 px icon button; `label` is its accessible name. Native, like `Button`. */
export function IconButton({ label, icon, onClick, ...rest }: IconButtonProps) {
  const run = useAct()
  return (
    <button
      type="button"
      aria-label={label}
      className={styles.button}
      {...(onClick && { onClick: (event) => run(() => onClick(event)) })}
      {...rest}
    >
      <Icon path={icon} />
    </button>
  )
}
