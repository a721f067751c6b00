import { describe, expect, it } from 'vitest'
import { backLinkFor } from './backLink'

describe('the back link', () => {
  it('leads from trips to their detail page', () => {
    expect(backLinkFor('/1/detail/v-1', 'trips')).toMatchObject({
      to: '/1/detail/v-1',
      label: { id: 'title.vehicleDetail' },
    })
    expect(backLinkFor('/2/detail/u-1', 'trips')).toMatchObject({ to: '/2/detail/u-1' })
  })

  it('leads from a detail page to its list', () => {
    expect(backLinkFor('/1/detail/v-1', undefined)?.to).toBe('/1')
    expect(backLinkFor('/0', 'vehicles')).toBeNull()
  })

  it('keeps the period of the figures on the way up to Performance', () => {
    expect(backLinkFor('/4/events', undefined, '60')).toMatchObject({ to: '/4', search: { days: '60' } })
    expect(backLinkFor('/4/camera-statuses', undefined)).toMatchObject({ to: '/4', search: {} })
    expect(backLinkFor('/1/detail/v-1', undefined, '60')).toMatchObject({ to: '/1', search: {} })
  })
})
