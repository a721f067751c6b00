import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { keepDraft, keptDraft } from '../state/formDrafts'
import { currentVisit, startVisitHeartbeat } from './visit'

const DRAFT = { name: 'Mine' }

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
  comeBack(() => storeState({ formDrafts: { 'expense/new': { form: DRAFT } } }))
  keepDraft('report/r-1', DRAFT)
  const stored = sessionStorage.getItem('pharos.visitState')
  for (const key of ['expense/new', 'report/r-1']) expect(stored).toContain(key)
  expect(keptDraft('expense/new')).toEqual(DRAFT)
})

it('a page of a visit that ended meanwhile is loaded anew', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  comeBack(() => {
    const next = { ...currentVisit(), id: '22222222-2222-4222-8222-222222222222' }
    sessionStorage.setItem('pharos.visit', JSON.stringify(next))
  })
  expect(reload).toHaveBeenCalledOnce()
})
