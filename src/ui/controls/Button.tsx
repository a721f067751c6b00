import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonKind, buttonClass } from './buttonClass'
import { useAct } from './useAct'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'onClick'> {
  kind: ButtonKind
  submit?: boolean
  /** If it returns a promise, further presses are ignored until it settles. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
}

/**
 * A button 48 px high, at most one primary per view. A native button, so that the first screen does not load
 * React Aria. For a menu or popover use `TriggerButton`.
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
