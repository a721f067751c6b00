import type { ReactNode } from 'react'
import { useAct } from '../controls/useAct'

export interface FormProps {
  /** For a submit button outside of it, such as in a dialog. */
  id?: string
  className?: string | undefined
  autoComplete?: 'off'
  /** If it returns a promise, further submits are ignored until it settles. */
  onSubmit: () => unknown
  children: ReactNode
}

/** A form that the page handles itself. */
export function Form({ onSubmit, children, ...rest }: FormProps) {
  const run = useAct()
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault()
        run(onSubmit)
      }}
    >
      {children}
    </form>
  )
}
