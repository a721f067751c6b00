import 'fake-indexeddb/auto'
import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { closeDatabase, withDatabase } from '../data/core/databaseConnection'
import { forgetDatabase } from '../data/testing/tab'
import { setWatching } from '../state/ghost'
import { markVisitTouched } from '../state/idle'
import { enterMode, resetModes } from '../state/mode'
import { resetVisitState } from '../state/visit'
import { watchActivity } from './activity'
import { publishEvent } from './events'
import { beginVisit } from './visit'
import { saveTouchedVisit } from './visitRows'
import { followTrail, markTrail, screenStep } from './visitTrail'

let leave: AbortController

beforeEach(async () => {
  closeDatabase()
  await forgetDatabase()
  leave = new AbortController()
  watchActivity(leave.signal)
  const stop = followTrail()
  leave.signal.addEventListener('abort', stop)
})
afterEach(() => {
  setWatching(null)
  resetVisitState()
  leave.abort()
})

const open = (pathname: string) => publishEvent({ kind: 'navigated', pathname, search: {} })
const stored = () => withDatabase((db) => db.visits.toArray())
const settled = () => markTrail({ kind: 'handoff' })

it('a touched visit keeps its screens; an untouched one and a ghost leave nothing', async () => {
  beginVisit()
  open('/home')
  await settled()
  expect(await stored()).toEqual([])

  const visit = beginVisit()
  markVisitTouched()
  open('/home')
  open('/1')
  await waitFor(async () => expect((await stored())[0]?.trail?.screens).toEqual(['home', '1']))
  setWatching({ runId: 'r', speed: 1 })
  open('/0')
  await settled()
  setWatching(null)
  await settled()
  const [row, ...others] = await stored()
  expect(others).toEqual([])
  expect(row).toMatchObject({ id: visit.id, trail: { screens: ['home', '1'], handoff: 1 } })
  expect(row?.event).toBeTruthy()
})

it('a visit that begins in the staff room is staff’s from its first touch', async () => {
  beginVisit()
  open('/booth')
  markVisitTouched()
  fireEvent.pointerDown(document.body)
  await waitFor(async () => expect((await stored())[0]?.trail?.staff).toBe(1))
})

it('what was pressed to come in is kept in the order of the presses, each once', async () => {
  beginVisit()
  markVisitTouched()
  for (const wayIn of ['game', 'fleet', 'chapter', 'fleet'] as const)
    await markTrail({ kind: 'wayIn', wayIn })
  expect((await stored())[0]?.trail?.waysIn).toEqual(['game', 'fleet', 'chapter'])
})

it('the first touch writes what it was on with it, so that staff count at no moment', async () => {
  const visit = beginVisit()
  await saveTouchedVisit(visit, screenStep('/booth'))
  expect(await stored()).toMatchObject([{ touched: 1, trail: { staff: 1 } }])
})

it('staff who open their room from the game are staff', () => {
  enterMode('game')
  expect(screenStep('/booth')).toMatchObject({ pathname: '/booth' })
  expect(screenStep('/1')).toBeNull()
  resetModes()
})

it('a touch that counts as the first once more, as in a run, leaves the trail', async () => {
  const visit = beginVisit()
  markVisitTouched()
  open('/home')
  await waitFor(async () => expect(await stored()).toHaveLength(1))
  await saveTouchedVisit(visit, null)
  expect(await stored()).toMatchObject([{ id: visit.id, touched: 1, trail: { screens: ['home'] } }])
})
