/** Roles of native elements, as far as the monkey tells them apart. */
const NATIVE_ROLES: Record<string, string> = {
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'button',
  SELECT: 'combobox',
  TEXTAREA: 'textbox',
}
const INPUT_ROLES: Record<string, string> = {
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  search: 'searchbox',
  number: 'spinbutton',
  file: 'file',
}
const NAME_LENGTH = 60

export function roleOf(element: Element): string {
  const role = element.getAttribute('role')
  if (role) return role
  if (element instanceof HTMLInputElement) return INPUT_ROLES[element.type] ?? 'textbox'
  return NATIVE_ROLES[element.tagName] ?? element.tagName.toLowerCase()
}

/** An approximation of the accessible name: label, labelling elements, or text. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  if (label) return tidy(label)
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy) {
    const texts = labelledBy.split(/\s+/).map((id) => document.getElementById(id))
    return tidy(texts.map((it) => it?.getAttribute('aria-label') ?? it?.textContent ?? '').join(' '))
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
    return tidy(element.labels?.[0]?.textContent ?? element.getAttribute('placeholder') ?? '')
  return tidy(element.textContent ?? '')
}

/** An element in words, for a message. */
export function inWords(element: Element): string {
  return `${roleOf(element)} "${nameOf(element)}"`
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH)
}
