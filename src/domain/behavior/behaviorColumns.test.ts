import { describe, expect, it } from 'vitest'
import { ROUTES } from '#domain/device/routes'
import { aVehicle } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { HISTORY_DAYS } from '#domain/vehicle/vehicleDays'
import { behaviorOf, behaviorRows, behaviorSummary } from './behavior'
import { BEHAVIOR_COLUMNS, shownColumns, valueAt, widgetColumns } from './behaviorColumns'

describe('valueAt', () => {
  it('follows a dotted key', () => {
    expect(valueAt({ vehicle: { label: 'Unit 1' } }, 'vehicle.label')).toBe('Unit 1')
  })

  it.each(['vehicle.name', 'change.of', 'nothing', 'constructor', 'vehicle.constructor.name', ''])(
    'ends nowhere for %j',
    (key) => {
      expect(valueAt({ vehicle: { label: 'Unit 1' }, change: null }, key)).toBeUndefined()
    },
  )
})

describe('the columns', () => {
  const tables = Object.entries(BEHAVIOR_COLUMNS)

  it.each(tables)('of %s are sticky at the right end only', (_, columns) => {
    const first = columns.findIndex(({ isSticky }) => isSticky)
    expect(first).toBeGreaterThan(0)
    expect(columns.slice(first).every(({ isSticky }) => isSticky)).toBe(true)
  })

  it.each(tables)('of %s have a value in a row', (table, columns) => {
    const vehicle = { id: 'v-1', label: 'Unit 1', driverName: 'Luis', fleet: 'Fleet One' } as DrivenVehicle
    const [row] = behaviorRows(table as keyof typeof BEHAVIOR_COLUMNS, [vehicle], () =>
      behaviorOf(someDays(), 7),
    )
    expect(columns.filter(({ dataKey }) => valueAt(row, dataKey) === undefined)).toEqual([])
  })

  it('leave out what is hidden, and what the mode does not show', () => {
    const labels = (mode: 'dealer' | 'fleet') =>
      shownColumns(BEHAVIOR_COLUMNS.distance, mode).map(({ label }) => label)
    expect(labels('fleet')).toEqual([
      'vehicle',
      'driver',
      'previousDistanceDriven',
      'distanceDriven',
      'change',
    ])
    expect(labels('dealer')).not.toContain('driver')
  })
})

describe('widgetColumns', () => {
  /** More of everything in the last week than in the week before. */
  const more = someDays({
    distanceMi: Array.from({ length: HISTORY_DAYS }, (_, at) => (at < 7 ? 60 : 40)),
    energy: Array.from({ length: HISTORY_DAYS }, (_, at) => (at < 7 ? 4 : 2)),
  })

  const rows = behaviorRows('distance', [aVehicle()], () => behaviorOf(more, 7))

  it('are red where it is worse, and a longer way is neither worse nor better', () => {
    const columns = widgetColumns(behaviorSummary(rows, 'gas'), false)
    expect(columns.map(({ measure, changeColor }) => [measure, changeColor])).toEqual([
      ['distance', null],
      ['consumption', 'red'],
      ['economy', 'red'],
    ])
  })

  it('have no color without a change', () => {
    const columns = widgetColumns(behaviorSummary([], 'electric'), true)
    expect(columns.map(({ changeColor }) => changeColor)).toEqual([null, null, null])
  })

  it('lead to screens that exist', () => {
    const paths = new Set<string>(ROUTES.map(({ path }) => path))
    const links = widgetColumns(behaviorSummary(rows, 'gas'), false).map(({ link }) => link)
    expect(links.filter((link) => !paths.has(link))).toEqual([])
    expect(new Set(links).size).toBe(3)
  })
})
