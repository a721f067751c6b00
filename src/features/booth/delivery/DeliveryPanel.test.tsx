import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppError } from '#domain/base/errors'
import { SHIPPED_CONFIG } from '#domain/device/config'
import type { Metrics } from '../../../metrics/start'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { NO_RECORDS } from '../testing/counts'
import { DeliveryPanel } from './DeliveryPanel'

it('says when refused records could not be put back in the queue', async () => {
  const metrics = {
    requeueRefused: () => Promise.reject(new AppError('storage-newer')),
    delivery: { maybeStored: async () => 0 },
    overflowed: async () => 0,
    recorder: { status: () => ({ waiting: 0 }), subscribe: () => () => undefined },
  } as unknown as Metrics
  const summary = { ...NO_RECORDS, refused: 3, lastReceipt: null }
  renderInEnglish(<DeliveryPanel summary={summary} config={SHIPPED_CONFIG} metrics={metrics} status={null} />)
  const panel = within(screen.getByRole('region', { name: 'Waiting to send' }))
  fireEvent.click(panel.getByRole('button', { name: 'Resend refused records' }))
  const alert = await panel.findByRole('alert')
  expect(alert.textContent).toBe(
    'No records were put back in the queue. This kiosk was updated in another tab. Reload to use the new version.',
  )
})
