import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { DeliveryStatus } from '../../../metrics/deliveryTypes'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { DeliveryState } from './DeliveryState'

const BACKING_OFF: DeliveryStatus = {
  state: 'backingOff',
  reason: 'service',
  status: 502,
  nextTryAtMs: Date.UTC(2026, 10, 21, 9),
  inFlight: 0,
  delivered: 0,
  lastDeliveredAtMs: null,
  fault: null,
}
const shownState = (status: DeliveryStatus, pending: number) => {
  renderInEnglish(
    <DeliveryState status={status} summary={{ pending, oldestPendingAt: null, lastReceipt: null }} />,
  )
  return screen.getByRole('status').textContent
}

it('what failed last is not said once nothing waits', () => {
  expect(shownState(BACKING_OFF, 0)).toBe('Nothing to send.')
})

it('while records wait, what failed and the next attempt are said', () => {
  expect(shownState(BACKING_OFF, 2)).toMatch(
    /^The metrics service is busy or failing \(HTTP 502\)\.Next attempt: Nov 21, 2026/,
  )
})

it('an error that is none of the database is not called one', () => {
  expect(shownState({ ...BACKING_OFF, fault: 'other' }, 2)).toContain('An error stopped delivery.')
})
