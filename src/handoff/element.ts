/** Content of an element: text is always inserted as text. */
export type Child = Node | string | null

/**
 * Creates an element with class, attributes and content. Nothing on the page is made from markup, so that a
 * fragment can only contain text.
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
