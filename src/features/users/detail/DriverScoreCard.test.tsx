import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { AppError } from '../../../domain/kiosk/errors'
import { aDriver } from '../../../domain/testing/people'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { DriverScoreCard } from './DriverScoreCard'

vi.mock('../../../data/queries/vehicleDays', () => ({ useVehicleDays: vi.fn() }))

const onRetry = vi.fn()
const show = (problem: 'dataset-missing' | null) =>
  renderInEnglish(<DriverScoreCard user={aDriver()} problem={problem} onRetry={onRetry} />)

it('is waited for while the days are being stored', () => {
  vi.mocked(useVehicleDays).mockReturnValue({ status: 'loading' })
  show(null)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('that cannot be read says so, and can be asked for again', () => {
  vi.mocked(useVehicleDays).mockReturnValue({ status: 'error', error: new AppError('storage-lost') })
  show(null)
  expect(screen.getByRole('alert').textContent).toContain('Storage on this device stopped responding')
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(onRetry).toHaveBeenCalledWith('storage-lost')
})

it('whose days did not arrive says so, and can be asked for again', () => {
  vi.mocked(useVehicleDays).mockReturnValue({ status: 'ready', value: null })
  show('dataset-missing')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledWith('dataset-missing')
})
