import { store } from './store'
import { visitAtom } from './visit'

type Drafts = Readonly<Record<string, { form: unknown }>>

/** Unsaved forms by their keys; they outlive a reload and a change of language, not the visit. */
const draftsAtom = visitAtom<Drafts>({}, { name: 'formDrafts', isValid: isDrafts })

/**
 * @param key the form and what it changes, such as `expense/new`
 * @returns the form as it was left, whose shape is to be checked; null without a draft
 */
export function keptDraft(key: string): unknown {
  const drafts = store.get(draftsAtom)
  return Object.hasOwn(drafts, key) ? drafts[key]?.form : null
}

/** Keeps an unsaved form, or with null forgets it. */
export function keepDraft(key: string, form: unknown): void {
  const { [key]: before, ...others } = store.get(draftsAtom)
  if (form !== null) store.set(draftsAtom, { ...others, [key]: { form } })
  else if (before) store.set(draftsAtom, others)
}

function isDrafts(value: unknown): value is Drafts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'object' && one !== null && 'form' in one)
  )
}
