import type { ComponentProps } from 'react'
import { type ButtonKind, buttonClass } from './buttonClass'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  kind: ButtonKind
  /** Sends the form that it stands in. */
  submit?: boolean
}

/**
 * A button of 48 px. One primary a view. Native and not React Aria's: the first screen uses it, and a
 * native button needs no help. What opens a menu or popover is `TriggerButton`.
 */
export function Button({ kind, submit = false, children, ...rest }: ButtonProps) {
  return (
    <button type={submit ? 'submit' : 'button'} className={buttonClass(kind)} {...rest}>
      {children}
    </button>
  )
}
