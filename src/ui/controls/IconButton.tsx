import type { ComponentProps } from 'react'
import { Icon } from '../icons/Icon'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  label: string
  icon: string
}

/** A 44 px icon button; `label` is its accessible name. Native, like `Button`. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={styles.button} {...rest}>
      <Icon path={icon} />
    </button>
  )
}
