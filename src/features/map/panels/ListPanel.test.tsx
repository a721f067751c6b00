import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ICONS } from '../../../ui/icons/icons'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import type { MapEntry } from '../mapEntry'
import { ListPanel, type ListPanelProps } from './ListPanel'

const entry = (id: string, changes: Partial<MapEntry>): MapEntry => ({
  id,
  label: `Unit ${id}`,
  detail: '',
  picture: { icon: ICONS.car },
  position: null,
  unplaced: 'masked',
  ...changes,
})
const UNPLACED = [entry('1', {}), entry('2', { unplaced: 'silent' }), entry('3', {})]

function show(changes: Partial<ListPanelProps> = {}) {
  const acts = { onOpen: vi.fn(), onClear: vi.fn() }
  renderInEnglish(
    <ListPanel
      open={false}
      alone={false}
      label="Vehicles"
      entries={UNPLACED}
      selected={null}
      onPick={vi.fn()}
      clearWord="Clear search and filters"
      narrowed
      bare={false}
      {...acts}
      {...changes}
    />,
  )
  return acts
}

it('says why the map is empty while the list is closed, and leads to the list and to all vehicles', () => {
  const { onOpen, onClear } = show()
  expect(screen.getByRole('heading', { name: 'None of these 3 vehicles are on the map' })).toBeTruthy()
  expect(screen.getByText('Location masking is on (2)')).toBeTruthy()
  expect(screen.getByText('No location received (1)')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show the list' }))
  expect(onOpen).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(onClear).toHaveBeenCalledOnce()
})

it.each([
  [
    'a vehicle is on the map',
    { entries: [...UNPLACED, entry('4', { position: [-87.7, 41.9], unplaced: null })] },
  ],
  ['a vehicle is selected', { selected: '1' }],
  ['the vehicles are being read', { entries: null }],
])('says nothing while %s', (_, changes) => {
  show(changes)
  expect(screen.queryByRole('status')).toBeNull()
})

it('offers nothing to clear without a search or a filter', () => {
  show({ narrowed: false })
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull()
})
