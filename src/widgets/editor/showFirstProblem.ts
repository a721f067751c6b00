const MARKED = '[aria-invalid="true"], [data-invalid="true"], [role="alert"]'
const CONTROL = 'input:not([aria-hidden]):not(:disabled), button:not(:disabled)'

/** Scrolls to what is wrong, and gives the focus to its field or the first of its group. */
export function showFirstProblem(screen: HTMLElement | null): void {
  const marked = screen?.querySelector<HTMLElement>(MARKED)
  marked?.scrollIntoView({ block: 'nearest' })
  const group = marked?.matches('[role="alert"]') ? marked.parentElement : marked
  const field = group?.matches(CONTROL) ? group : group?.querySelector<HTMLElement>(CONTROL)
  field?.focus({ preventScroll: true })
}
