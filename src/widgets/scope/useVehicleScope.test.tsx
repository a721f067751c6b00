import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { valueOr } from '#domain/base/live'
import type { Section } from '#domain/base/section'
import { aDealerVehicle } from '#domain/testing/dealerVehicle'
import { aVehicle } from '#domain/testing/vehicle'
import { freshRows } from '../../data/testing/rows'
import { selectFleet, selectLot } from '../../state/fleet'
import { enterMode, resetModes } from '../../state/mode'
import { resetVisitState } from '../../state/visit'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { useScopeVehicles, useVehicleScope } from './useVehicleScope'

const ROWS = {
  vehicles: [aVehicle({ id: 'v-1' }), aVehicle({ id: 'v-2', fleet: 'Fleet Two' })],
  users: [],
  dealerVehicles: [aDealerVehicle({ id: 'd-1' }), aDealerVehicle({ id: 'd-2', lot: 'Remote Lot' })],
}

beforeEach(async () => {
  resetVisitState()
  resetModes()
  await freshRows(ROWS)
  selectFleet('Fleet Two')
  selectLot('Remote Lot')
})

function Page({ of }: { of?: Section }) {
  const scope = useVehicleScope(of)
  const shown = valueOr(useScopeVehicles(scope), [])
  return (
    <p>
      {scope.section}: {shown.map(({ id }) => id).join(' ')}
    </p>
  )
}

it('is the chosen fleet', async () => {
  renderInEnglish(<Page />)
  expect(await screen.findByText('fleet: v-2')).toBeTruthy()
})

it('is the chosen lot in the visit of a dealer', async () => {
  enterMode('dealer')
  renderInEnglish(<Page />)
  expect(await screen.findByText('dealer: d-2')).toBeTruthy()
})

it('is the whole inventory where a fleet opens a vehicle of a dealer', async () => {
  renderInEnglish(<Page of="dealer" />)
  expect(await screen.findByText('dealer: d-1 d-2')).toBeTruthy()
})
