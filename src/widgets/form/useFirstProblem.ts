import { type RefObject, useEffect, useRef } from 'react'

const MARKED = '[aria-invalid="true"], [data-invalid="true"], [role="alert"]'
const CONTROL = 'input:not([aria-hidden]):not(:disabled), button:not(:disabled)'

/**
 * Leads to what is wrong each time that saving was refused.
 * @param refusals how many times that is
 * @returns the ref of what holds the fields
 */
export function useFirstProblem(refusals: number): RefObject<HTMLDivElement | null> {
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) showFirstProblem(fields.current)
  }, [refusals])
  return fields
}

/** Scrolls to what is wrong, and gives the focus to its field or the first of its group. */
function showFirstProblem(fields: HTMLElement | null): void {
  const marked = fields?.querySelector<HTMLElement>(MARKED)
  marked?.scrollIntoView({ block: 'nearest' })
  const group = marked?.matches('[role="alert"]') ? marked.parentElement : marked
  const field = group?.matches(CONTROL) ? group : group?.querySelector<HTMLElement>(CONTROL)
  field?.focus({ preventScroll: true })
}
