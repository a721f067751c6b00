import type { Locale } from '#domain/base/locale'
import { store } from './store'
import { visitAtom } from './visit'

/** Unsaved changes of a rule's editor. */
export interface RuleDraftState {
  /** As the editor of the rule's type has it. */
  form: unknown
  /** The drawn fence of a geofence rule; else null. */
  fence: unknown
  /** Language in which the form was opened, which is that of its name. */
  openedIn: Locale
  /** `performance.timeOrigin` of the page that made it: another one was reloaded since. */
  page: number
}

type Drafts = Readonly<Record<string, RuleDraftState>>

/** Drafts by the rule that they change; they outlive a reload and a change of language, not the visit. */
const draftsAtom = visitAtom<Drafts>({}, { name: 'ruleDrafts', isValid: isDrafts })

export function keptRuleDraft(key: string): RuleDraftState | null {
  const drafts = store.get(draftsAtom)
  return Object.hasOwn(drafts, key) ? (drafts[key] ?? null) : null
}

/** Keeps a draft, or with null forgets it. */
export function keepRuleDraft(key: string, draft: RuleDraftState | null): void {
  const { [key]: before, ...others } = store.get(draftsAtom)
  if (draft) store.set(draftsAtom, { ...others, [key]: draft })
  else if (before) store.set(draftsAtom, others)
}

function isDrafts(value: unknown): value is Drafts {
  return typeof value === 'object' && value !== null && Object.values(value).every(isDraft)
}

function isDraft(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'form' in value && 'openedIn' in value
}
