/** Focuses an element that may be rendered a few frames later. */
export function focusSoon(
  find: () => HTMLElement | null | undefined,
  options: FocusOptions = {},
  tries = 10,
): void {
  const element = find()
  if (element) element.focus(options)
  else if (tries > 0) requestAnimationFrame(() => focusSoon(find, options, tries - 1))
}
