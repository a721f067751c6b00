import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { A_DAY, AN_EVENT, aGameRun } from '#domain/testing/gameRun'
import { closeDatabase, withDatabase } from '../../../data/core/databaseConnection'
import { FACT, factIn } from '../../../data/core/deviceFacts'
import { clearQueryCache } from '../../../data/core/live'
import { forgetDatabase } from '../../../data/testing/tab'
import { nextSetup } from '../../../session/game/nextSetup'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { GamePanel } from './GamePanel'

beforeEach(async () => {
  closeDatabase()
  await forgetDatabase()
  clearQueryCache()
})

async function show() {
  renderInEnglish(<GamePanel event={AN_EVENT} day={A_DAY} />)
  const card = within(screen.getByRole('region', { name: 'Game' }))
  await card.findByRole('switch', { name: 'Staff run' })
  return card
}
const storedRun = () => withDatabase((db) => factIn(db, FACT.staffRun))

it('gives the next runs to staff, and back to the event', async () => {
  const card = await show()
  expect(await nextSetup('ranked')).toMatchObject({ kind: 'ranked', deck: 'full', lengthMs: 90_000 })
  fireEvent.click(card.getByRole('switch', { name: 'Staff run' }))
  fireEvent.change(await card.findByRole('textbox', { name: 'Length' }), { target: { value: '120' } })
  await waitFor(async () =>
    expect(await nextSetup('ranked')).toMatchObject({ kind: 'staff', lengthMs: 120_000 }),
  )
  expect(await nextSetup('practice')).toMatchObject({ kind: 'practice', lengthMs: null })
  fireEvent.click(card.getByRole('switch', { name: 'Staff run' }))
  await waitFor(async () => expect(await nextSetup('ranked')).toMatchObject({ kind: 'ranked' }))
  expect(await storedRun()).toBeUndefined()
})

it.each(['29', '301', 'ninety', ''])('keeps the length that holds while %j is typed', async (text) => {
  const card = await show()
  fireEvent.click(card.getByRole('switch', { name: 'Staff run' }))
  fireEvent.change(await card.findByRole('textbox', { name: 'Length' }), { target: { value: text } })
  expect(await storedRun()).toMatchObject({ lengthMs: 90_000 })
})

it('ignores a stored choice that makes no sense', async () => {
  await withDatabase((db) =>
    db.device.put({ key: FACT.staffRun, value: { deck: 'all', seed: -1, lengthMs: 5 } }),
  )
  const card = await show()
  expect(card.getByRole('switch', { name: 'Staff run' })).toHaveProperty('checked', false)
  expect(await nextSetup('ranked')).toMatchObject({ kind: 'ranked' })
})

it('lists the runs of the event’s day, the best first, and hides one', async () => {
  await withDatabase((db) =>
    db.gameRuns.bulkPut([
      aGameRun(9_000, { id: 'r-1', initials: 'ABC', score: 900 }),
      aGameRun(9_000, { id: 'r-2', score: 1_200, startedAt: `${A_DAY}T16:00:00.000Z`, origin: 'kiosk-2' }),
      aGameRun(9_000, { id: 'r-3', day: '2026-11-01' }),
      aGameRun(9_000, { id: 'r-4', event: 'Another' }),
    ]),
  )
  const card = await show()
  const rows = () => card.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows().slice(1)).toEqual([
    expect.stringMatching(/^Player 21,200.*another kiosk/),
    expect.stringMatching(/^ABC900/),
  ])
  fireEvent.click(card.getByRole('button', { name: 'Hide ABC, 900 points' }))
  expect(await card.findByRole('button', { name: 'Show ABC, 900 points' })).toBeTruthy()
  expect(await withDatabase((db) => db.gameRuns.get('r-1'))).toMatchObject({ hidden: 1 })
})
