import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { DEFAULT_USER_SETTINGS } from '#domain/account/userSettings'
import { AppError } from '#domain/base/errors'
import { failed, LOADING, ready } from '#domain/base/live'
import { aDriver } from '#domain/testing/people'
import { someDays } from '#domain/testing/vehicleDays'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { FormatSettings } from '../../../i18n/FormatSettings'
import { RetryContext } from '../../../ui/feedback/retry'
import skeleton from '../../../ui/feedback/Skeleton.module.css'
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
  expect(document.getElementsByClassName(skeleton.skeleton ?? '')).toHaveLength(1)
})

it('shows an error with a retry when it cannot be read', () => {
  vi.mocked(useVehicleDays).mockReturnValue(failed(new AppError('storage-lost')))
  show()
  expect(screen.getByRole('alert').textContent).toContain('Storage on this device stopped responding')
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(onRetry).toHaveBeenCalledWith('storage-lost')
})

it.each([
  ['imperial', '30 times, 2.5 per 100 mi'],
  ['metric', '30 times, 1.6 per 100 km'],
] as const)('tells rates and the score in whole hundreds of %s distance', (units, rate) => {
  vi.mocked(useVehicleDays).mockReturnValue(ready([someDays()]))
  renderInEnglish(
    <FormatSettings settings={{ ...DEFAULT_USER_SETTINGS, units }} now={new Date('2026-11-21T17:00:00Z')}>
      <DriverScoreCard user={aDriver({ id: 'u-1' })} />
    </FormatSettings>,
  )
  const text = document.body.textContent.replaceAll('\u00a0', ' ')
  expect(text).toContain(rate)
  expect(text).not.toMatch(/161|per 62/)
})
