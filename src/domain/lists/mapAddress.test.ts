import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { switchFiltering, toggleValue } from './listFilter'
import { readMapAddress, viewText, writeMapAddress } from './mapAddress'
import { checkMapSearch } from './mapSearch'

describe('the address of the map', () => {
  it('without parameters is the vehicles on the overlay map, unfiltered', () => {
    expect(readMapAddress({})).toEqual({
      tab: 'vehicles',
      sel: null,
      q: '',
      fleetFilter: { filtering: false, values: { tags: [], status: [], movement: [] } },
      dealerFilter: { filtering: false, values: { lot: [], condition: [], age: [] } },
      kinds: [],
      view: null,
      variant: 'overlay',
      list: false,
    })
  })

  it('leaves out what it does not know', () => {
    const address = readMapAddress(
      checkMapSearch({
        tab: 'boats',
        tags: 'Truck,Boat,Truck',
        variant: '3d',
        kinds: 'depot,x',
      }),
    )
    expect(address).toMatchObject({ tab: 'vehicles', variant: 'overlay', kinds: ['depot'] })
    expect(address.fleetFilter).toEqual({
      filtering: true,
      values: { tags: ['Truck'], status: [], movement: [] },
    })
  })

  it.each(['', '11', '11/41', '11/91/0', '11/x/0', '30/41/-87', '//', '11/41/-87/3'])(
    'does not follow a view of %j',
    (view) => {
      expect(readMapAddress({ view }).view).toBeNull()
      expect(checkMapSearch({ view }).view).toBeUndefined()
    },
  )

  it('is as one wrote it', () => {
    const { fleetFilter } = readMapAddress({})
    const off = switchFiltering(toggleValue(fleetFilter, 'tags', 'EV', false), false)
    const written = writeMapAddress({
      tab: 'places',
      sel: 'p-1',
      q: 'a',
      fleetFilter: off,
      kinds: ['fuel'],
      view: { zoom: 11.126, center: [-87.7, 41.9] },
      variant: 'contrast',
      list: true,
    })
    expect(written).toMatchObject({ tags: 'EV', filter: 'off', view: '11.13/41.9/-87.7' })
    expect(readMapAddress(written)).toMatchObject({
      tab: 'places',
      sel: 'p-1',
      q: 'a',
      fleetFilter: off,
      kinds: ['fuel'],
      view: { zoom: 11.13, center: [-87.7, 41.9] },
      variant: 'contrast',
      list: true,
    })
  })

  it('has no words for what is the default', () => {
    const written = writeMapAddress({ tab: 'vehicles', sel: null, q: '', variant: 'overlay', list: false })
    expect(Object.values(written).every((value) => value === undefined)).toBe(true)
  })

  it('comes back to the same view however often it is read and written', () => {
    const view = fc.record({
      zoom: fc.double({ min: 0, max: 22, noNaN: true }),
      center: fc.tuple(
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.double({ min: -85, max: 85, noNaN: true }),
      ),
    })
    fc.assert(
      fc.property(view, (given) => {
        const once = readMapAddress({ view: viewText(given) }).view
        expect(once).not.toBeNull()
        if (once) expect(readMapAddress({ view: viewText(once) }).view).toEqual(once)
      }),
    )
  })
})
