import type { ComponentProps } from 'react'
import { Icon } from '../icons/Icon'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'children'> {
  label: string
  icon: string
}

/** A 44 px button that shows only an icon; `label` is its name. Native, as `Button` is. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={styles.button} {...rest}>
      <Icon path={icon} />
    </button>
  )
}
