/** What goes into an element: text is only ever text, whatever it says. */
export type Child = Node | string | null

/**
 * An element with its class, attributes and content. Nothing of the page is made from markup, so that what a
 * fragment says can be nothing but text.
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  made.append(...children.filter((child) => child !== null))
  return made
}
