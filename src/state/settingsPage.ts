import { useAtomValue } from 'jotai/react'
import { DEFAULT_SETTINGS_PAGE, isSettingsPage, type SettingsPage } from '#domain/account/settingsPage'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'
import { isGhostActing } from './ghost'
import { readPersisted, writePersisted } from './persisted'
import { store } from './store'
import { visitAtom } from './visit'

const KEY = 'selectedSettingsPage'

/** The page of the settings that was open last (docs/rules.md SE-01); a reset begins with the first one anew. */
const pageAtom = visitAtom<SettingsPage>(DEFAULT_SETTINGS_PAGE)
store.set(pageAtom, readPersisted(KEY, isSettingsPage, DEFAULT_SETTINGS_PAGE))
store.sub(pageAtom, keepPage)

/** A ghost leaves what is kept as it is (docs/decisions.md D38). */
function keepPage(): void {
  if (!isGhostActing()) writePersisted(KEY, store.get(pageAtom))
}

export function useSettingsPage(): SettingsPage {
  return useAtomValue(pageAtom, { store })
}

/** Opens a page of the settings, or with null the one that was open last; either is kept on the device. */
export function selectSettingsPage(page: SettingsPage | null): void {
  store.set(pageAtom, page ?? store.get(pageAtom))
  keepPage()
}

/** Types of rules whose sections are folded. */
const foldedAtom = visitAtom<readonly RuleType[]>([], { name: 'foldedRuleSections', isValid: areRuleTypes })
/** The section that a link asks for, until it is in sight. */
const soughtAtom = visitAtom<RuleType | null>(null)

function areRuleTypes(value: unknown): value is readonly RuleType[] {
  const known: readonly unknown[] = Object.values(RULE_TYPES)
  return Array.isArray(value) && value.every((type) => known.includes(type))
}

export function useFoldedSections(): readonly RuleType[] {
  return useAtomValue(foldedAtom, { store })
}

/** Folds or unfolds the section of a type of rules, for the rest of the visit. */
export function foldSection(type: RuleType, folded: boolean): void {
  const others = store.get(foldedAtom).filter((one) => one !== type)
  store.set(foldedAtom, folded ? [...others, type] : others)
}

/** Unfolds the section of a type, which comes into sight when the page shows it. */
export function seekSection(type: RuleType): void {
  foldSection(type, false)
  store.set(soughtAtom, type)
}

export function useSoughtSection(): RuleType | null {
  return useAtomValue(soughtAtom, { store })
}

/** The sought section is in sight. */
export function sectionFound(): void {
  store.set(soughtAtom, null)
}
