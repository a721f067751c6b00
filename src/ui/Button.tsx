import type { ComponentProps } from 'react'
import { type ButtonKind, buttonClass } from './buttonClass'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className'> {
  kind: ButtonKind
}

/** A button of 48 px. One primary a view. */
export function Button({ kind, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={buttonClass(kind)} {...rest}>
      {children}
    </button>
  )
}
