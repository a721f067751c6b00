import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { keepDraft, keptDraft } from '../state/formDrafts'
import { keepRuleDraft, keptRuleDraft } from '../state/ruleDrafts'
import { currentVisit, startVisitHeartbeat } from './visit'

const DRAFT = { form: { name: 'Mine' }, page: 0 }
const RULE_DRAFT = { form: { name: 'Mine' }, fence: null, openedIn: 'en' as const, page: 0 }

beforeAll(() => {
  currentVisit()
  startVisitHeartbeat()
})
afterEach(() => vi.restoreAllMocks())

/** The back button brings this page back as it was left, after what other pages of its tab stored meanwhile. */
function comeBack(meanwhile: () => void): void {
  dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }))
  meanwhile()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

const storeState = (values: object) =>
  sessionStorage.setItem('pharos.visitState', JSON.stringify({ visit: currentVisit().id, values }))

it('a page that the back button brings back has the drafts of the page after it, and keeps them', () => {
  comeBack(() =>
    storeState({ formDrafts: { 'expense/new': DRAFT }, ruleDrafts: { 'fleet/7/new': RULE_DRAFT } }),
  )
  keepDraft('report/r-1', DRAFT)
  keepRuleDraft('fleet/8/new', RULE_DRAFT)
  const stored = sessionStorage.getItem('pharos.visitState')
  for (const key of ['expense/new', 'report/r-1', 'fleet/7/new', 'fleet/8/new']) expect(stored).toContain(key)
  expect(keptDraft('expense/new')).toEqual(DRAFT)
  expect(keptRuleDraft('fleet/7/new')).toEqual(RULE_DRAFT)
})

it('a page of a visit that ended meanwhile is loaded anew', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  comeBack(() => {
    const next = { ...currentVisit(), id: '22222222-2222-4222-8222-222222222222' }
    sessionStorage.setItem('pharos.visit', JSON.stringify(next))
  })
  expect(reload).toHaveBeenCalledOnce()
})
