import { store } from './store'
import { visitAtom } from './visit'

/** Unsaved changes of a form. */
export interface FormDraft {
  /** As the form has it; whoever reads it checks its shape. */
  form: unknown
  /** `performance.timeOrigin` of the page that made it: another one was reloaded since. */
  page: number
}

type Drafts = Readonly<Record<string, FormDraft>>

/** Drafts by the form and what it changes; they outlive a reload and a change of language, not the visit. */
const draftsAtom = visitAtom<Drafts>({}, { name: 'formDrafts', isValid: isDrafts })

/** @param key the form and what it changes, such as `expense/new` */
export function keptDraft(key: string): FormDraft | null {
  const drafts = store.get(draftsAtom)
  return Object.hasOwn(drafts, key) ? (drafts[key] ?? null) : null
}

/** Keeps a draft, or with null forgets it. */
export function keepDraft(key: string, draft: FormDraft | null): void {
  const { [key]: before, ...others } = store.get(draftsAtom)
  if (draft) store.set(draftsAtom, { ...others, [key]: draft })
  else if (before) store.set(draftsAtom, others)
}

function isDrafts(value: unknown): value is Drafts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'object' && one !== null && 'form' in one)
  )
}
