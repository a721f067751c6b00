import { describe, expect, it } from 'vitest'
import { askedSettings, checkSettingsSearch } from './settingsPage'
import { REGION_TIME_ZONES, timeZoneGroups } from './timeZones'

const KNOWN = Intl.supportedValuesOf('timeZone')

describe('the time zones to choose from', () => {
  it('are all that the device knows, each once, the region’s own first', () => {
    const { near, others } = timeZoneGroups(KNOWN, 'mx', 'America/Toronto')
    expect(near.slice(0, 7)).toEqual(REGION_TIME_ZONES.mx)
    expect([...near, ...others].toSorted()).toEqual([...new Set([...KNOWN, ...near])].toSorted())
  })

  it('name zones that exist', () => {
    for (const timeZone of Object.values(REGION_TIME_ZONES).flat())
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
  })

  it('hold the one in force and the default where the device lists none', () => {
    const { near, others } = timeZoneGroups([], 'us', 'Pacific/Kiritimati')
    expect(others).toEqual(['Pacific/Kiritimati'])
    expect(near).toContain('America/Toronto')
  })
})

describe('what an address asks of the settings', () => {
  const asked = (search: object) => askedSettings(checkSettingsSearch({ ...search }))

  it('is a page, or the rules of a type on the page of notifications', () => {
    expect(asked({ page: '2' })).toEqual({ page: 2, type: null })
    expect(asked({ type: '12' })).toEqual({ page: 4, type: 12 })
    expect(asked({ page: '3', type: '1' })).toEqual({ page: 4, type: 1 })
  })

  it('is nothing where it makes no sense', () => {
    for (const search of [{}, { page: '9' }, { page: 'x' }, { type: '2' }, { type: 'constructor' }])
      expect(asked(search)).toEqual({ page: null, type: null })
  })
})
