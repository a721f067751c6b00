import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { AppError } from '../../../domain/kiosk/errors'
import { failed, LOADING } from '../../../domain/kiosk/live'
import { aDriver } from '../../../domain/testing/people'
import { RetryContext } from '../../../ui/feedback/retry'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { DriverScoreCard } from './DriverScoreCard'

vi.mock('../../../data/queries/vehicleDays', () => ({ useVehicleDays: vi.fn() }))

const onRetry = vi.fn()
const show = () =>
  renderInEnglish(
    <RetryContext value={onRetry}>
      <DriverScoreCard user={aDriver()} />
    </RetryContext>,
  )

it('shows a loading state while the days are being stored', () => {
  vi.mocked(useVehicleDays).mockReturnValue(LOADING)
  show()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('shows an error with a retry when it cannot be read', () => {
  vi.mocked(useVehicleDays).mockReturnValue(failed(new AppError('storage-lost')))
  show()
  expect(screen.getByRole('alert').textContent).toContain('Storage on this device stopped responding')
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(onRetry).toHaveBeenCalledWith('storage-lost')
})
