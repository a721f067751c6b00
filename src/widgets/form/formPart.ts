import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useCallback } from 'react'

/** Props of a part of an editor; `Form` is what it edits. */
export interface FormPart<Form, Problem extends string> {
  form: Form
  change: (next: Partial<Form>) => void
  /** What to say of a field: the first of these problems that the form has, none before the first attempt to save. */
  problem: (...of: Problem[]) => string | undefined
  /** True after an attempt to save; from then on an empty field shows its problem. */
  tried: boolean
}

/** The texts of a form's problems. */
export function useProblem<Problem extends string>(
  problems: readonly Problem[],
  texts: Readonly<Record<Problem, MessageDescriptor>>,
): (...of: Problem[]) => string | undefined {
  const { _ } = useLingui()
  return useCallback(
    (...of) => {
      const found = of.find((one) => problems.includes(one))
      return found && _(texts[found])
    },
    [problems, texts, _],
  )
}
