import { expect, it } from 'vitest'
import { ready } from '#domain/base/live'
import { aVehicle } from '#domain/testing/vehicle'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { BlockChanges } from './BlockChanges'
import { blockRow } from './blockRow'

const LINE = { id: 'ff-1', vehicleId: 'v-1', label: 'Unit 1', on: true, at: { minutesAgo: 5 }, by: null }

const show = (changes: Parameters<typeof aVehicle>[]) =>
  renderInEnglish(
    <BlockChanges live={ready(changes.map((change) => blockRow(aVehicle(...change), [LINE], '')))} />,
  ).container.textContent

const BLOCKED = { isDriveBlockEnabled: true }

it('names the vehicles that were blocked before the log begins', () => {
  const text = show([
    [{ id: 'v-1', label: 'Unit 1' }, BLOCKED],
    [{ id: 'v-2', label: 'Unit 2' }, BLOCKED],
    [{ id: 'v-3', label: 'Unit 3' }, BLOCKED],
    [{ id: 'v-4', label: 'Unit 4' }, { isDriveBlockEnabled: false }],
  ])
  expect(text).toContain('Unit 1 blocked')
  expect(text).toContain('Blocked earlier: Unit 2 and Unit 3')
  expect(text).not.toContain('Unit 4')
})

it('names none where the log has them all', () => {
  expect(show([[{ id: 'v-1', label: 'Unit 1' }, BLOCKED]])).not.toContain('Blocked earlier')
})
