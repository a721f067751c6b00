import type { ReactNode } from 'react'
import { useAct } from '../controls/useAct'

export interface FormProps {
  /** For a button outside of it, such as of a dialog. */
  id?: string
  className?: string | undefined
  autoComplete?: 'off'
  /** Runs once a press: a promise is an act that another submit does not repeat. */
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
