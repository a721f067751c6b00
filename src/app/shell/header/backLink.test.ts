import { describe, expect, it } from 'vitest'
import { wayBack } from './backLink'

describe('the way back', () => {
  it('leads from trips to the page that they belong to', () => {
    expect(wayBack('/1/detail/v-1', 'trips')).toMatchObject({
      to: '/1/detail/v-1',
      label: { id: 'title.vehicleDetail' },
    })
    expect(wayBack('/2/detail/u-1', 'trips')).toMatchObject({ to: '/2/detail/u-1' })
  })

  it('leads from a page to its list', () => {
    expect(wayBack('/1/detail/v-1', undefined)?.to).toBe('/1')
    expect(wayBack('/0', 'vehicles')).toBeNull()
  })
})
