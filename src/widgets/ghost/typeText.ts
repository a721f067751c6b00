type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const KM_PER_MI = 1.609344
/** Speeds are set in steps of this, whatever the unit. */
const SPEED_STEP = 5

/** What is typed where the field shows another unit than in the run: 75 mph is 120 km/h. */
export function inUnit(text: string, from: string | null, to: string | null): string {
  const value = Number(text)
  if (from === to || from === null || to === null || text.trim() === '' || !Number.isFinite(value))
    return text
  const factor = from === 'mph' ? KM_PER_MI : 1 / KM_PER_MI
  return String(Math.round((value * factor) / SPEED_STEP) * SPEED_STEP)
}

/** Sets the text of a field as typing does, one letter after the other. */
export async function typeText(
  field: Element,
  text: string,
  betweenLetters: () => Promise<void>,
): Promise<void> {
  if (!isField(field)) return
  field.focus({ preventScroll: true })
  if (field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type === 'range')) {
    setValue(field, text)
    field.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  const kept = text.startsWith(field.value) ? field.value.length : 0
  if (kept === 0 && field.value !== '') setValue(field, '')
  for (let end = kept + 1; end <= text.length; end += 1) {
    setValue(field, text.slice(0, end), text[end - 1])
    if (end < text.length) await betweenLetters()
  }
}

/** Through the element's own setter: React tells a change by it. */
function setValue(field: Field, value: string, data: string | null = null): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  const inputType = data === null ? 'insertReplacementText' : 'insertText'
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data, inputType }))
}

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}
