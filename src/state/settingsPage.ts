import { useAtomValue } from 'jotai/react'
import { DEFAULT_SETTINGS_PAGE, isSettingsPage, type SettingsPage } from '#domain/account/settingsPage'
import { RULE_TYPES, type RuleType } from '#domain/notifications/ruleType'
import { isGhostActing } from './ghost'
import { readPersisted, writePersisted } from './persisted'
import { store } from './store'
import { visitAtom } from './visit'

const KEY = 'selectedSettingsPage'

/** The last open page of the settings (docs/rules.md SE-01); a reset returns to the first one. */
const pageAtom = visitAtom<SettingsPage>(DEFAULT_SETTINGS_PAGE)
store.set(pageAtom, readPersisted(KEY, isSettingsPage, DEFAULT_SETTINGS_PAGE))
store.sub(pageAtom, keepPage)

/** A ghost does not change stored values (docs/decisions.md D38). */
function keepPage(): void {
  if (!isGhostActing()) writePersisted(KEY, store.get(pageAtom))
}

export function useSettingsPage(): SettingsPage {
  return useAtomValue(pageAtom, { store })
}

/** Opens a page of the settings, or the last open one for null; either is stored on the device. */
export function selectSettingsPage(page: SettingsPage | null): void {
  store.set(pageAtom, page ?? store.get(pageAtom))
  keepPage()
}

/** Rule types whose sections are collapsed. */
const foldedAtom = visitAtom<readonly RuleType[]>([], { name: 'foldedRuleSections', isValid: areRuleTypes })
/** The section that a link requests, until it has been scrolled into view. */
const targetSectionAtom = visitAtom<RuleType | null>(null)

function areRuleTypes(value: unknown): value is readonly RuleType[] {
  const known: readonly unknown[] = Object.values(RULE_TYPES)
  return Array.isArray(value) && value.every((type) => known.includes(type))
}

export function useFoldedSections(): readonly RuleType[] {
  return useAtomValue(foldedAtom, { store })
}

/** Collapses or expands the section of a rule type, for the rest of the visit. */
export function foldSection(type: RuleType, folded: boolean): void {
  const others = store.get(foldedAtom).filter((one) => one !== type)
  store.set(foldedAtom, folded ? [...others, type] : others)
}

/** Expands the section of a rule type and scrolls to it when the page shows it. */
export function seekSection(type: RuleType): void {
  foldSection(type, false)
  store.set(targetSectionAtom, type)
}

export function useTargetSection(): RuleType | null {
  return useAtomValue(targetSectionAtom, { store })
}

/** Called when the requested section is visible. */
export function sectionFound(): void {
  store.set(targetSectionAtom, null)
}
