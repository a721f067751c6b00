import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonKind, buttonClass } from './buttonClass'
import { useAct } from './useAct'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'onClick'> {
  kind: ButtonKind
  /** Submits the surrounding form. */
  submit?: boolean
  /** A promise is an act that a second press does not repeat. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
}

/**
 * A button 48 px high, at most one primary per view. A native button, so that the first screen does not
 * load React Aria. For a menu or popover use `TriggerButton`.
 */
export function Button({ kind, submit = false, onClick, children, ...rest }: ButtonProps) {
  const run = useAct()
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className={buttonClass(kind)}
      {...(onClick && { onClick: (event) => run(() => onClick(event)) })}
      {...rest}
    >
      {children}
    </button>
  )
}
