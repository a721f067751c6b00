import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DEFAULT_USER_SETTINGS } from '#domain/account/userSettings'
import { LOADING, ready } from '#domain/base/live'
import { aVehicle } from '#domain/testing/vehicle'
import { useVehicle } from '../../../data/queries/vehicles'
import { FormatSettings } from '../../../i18n/FormatSettings'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { LatestPath } from './LatestPath'

vi.mock('../../../data/queries/vehicles', () => ({ useVehicle: vi.fn() }))

const NOW = new Date('2026-11-21T18:00:00Z')
const FIFTY_MINUTES_AGO = new Date('2026-11-21T17:10:00Z')

const show = () =>
  renderInEnglish(
    <FormatSettings settings={DEFAULT_USER_SETTINGS} now={NOW}>
      <LatestPath vehicleId="v-1" region="us" endedAt={FIFTY_MINUTES_AGO} />
    </FormatSettings>,
  )
const parked = aVehicle()
const { map } = parked.details
const movingDetails = { map: { ...map, us: { ...map.us, speedMph: 15 } } }

it('says when the path ended, and that the vehicle is on its way again', () => {
  vi.mocked(useVehicle).mockReturnValue(ready(aVehicle({}, movingDetails)))
  show()
  expect(screen.getByText('Latest path, ended 50 minutes ago')).toBeTruthy()
  expect(screen.getByText('The vehicle is moving again')).toBeTruthy()
})

it.each([
  ['stands with its ignition on', ready(parked)],
  ['sends no readings', ready(aVehicle({}, { ...movingDetails, fuel: null, tirePressure: null }))],
  ['is not known yet', LOADING],
])('says nothing of moving when the vehicle %s', (_, live) => {
  vi.mocked(useVehicle).mockReturnValue(live)
  show()
  expect(screen.getByText('Latest path, ended 50 minutes ago')).toBeTruthy()
  expect(screen.queryByText(/moving/)).toBeNull()
})
