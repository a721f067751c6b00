import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { LOADING, ready } from '#domain/base/live'
import { aVehicle } from '#domain/testing/vehicle'
import { useVehicle } from '../../../data/queries/vehicles'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { LatestPath } from './LatestPath'

vi.mock('../../../data/queries/vehicles', () => ({ useVehicle: vi.fn() }))

const show = () => renderInEnglish(<LatestPath vehicleId="v-1" region="us" />)
const parked = aVehicle()
const { map } = parked.details
const movingDetails = { map: { ...map, us: { ...map.us, speedMph: 15 } } }

it('says that the vehicle is still moving while it moves', () => {
  vi.mocked(useVehicle).mockReturnValue(ready(aVehicle({}, movingDetails)))
  show()
  expect(screen.getByText('Latest path: the vehicle is still moving')).toBeTruthy()
})

it.each([
  ['stands with its ignition on', ready(parked)],
  ['sends no readings', ready(aVehicle({}, { ...movingDetails, fuel: null, tirePressure: null }))],
  ['is not known yet', LOADING],
])('says nothing of moving when the vehicle %s', (_, live) => {
  vi.mocked(useVehicle).mockReturnValue(live)
  show()
  expect(screen.getByText('Latest path')).toBeTruthy()
})
