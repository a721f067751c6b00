import type { ComponentProps } from 'react'
import { type ButtonKind, buttonClass } from './buttonClass'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  kind: ButtonKind
  /** Submits the surrounding form. */
  submit?: boolean
}

/**
 * A button 48 px high, at most one primary per view. A native button, so that the first screen does not
 * load React Aria. For a menu or popover use `TriggerButton`.
 */
export function Button({ kind, submit = false, children, ...rest }: ButtonProps) {
  return (
    <button type={submit ? 'submit' : 'button'} className={buttonClass(kind)} {...rest}>
      {children}
    </button>
  )
}
