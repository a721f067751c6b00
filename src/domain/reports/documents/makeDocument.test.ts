import { describe, expect, it } from 'vitest'
import { behaviorOf, behaviorTotals } from '#domain/behavior/behavior'
import { aVehicle, SILENT } from '#domain/testing/vehicle'
import { someDays } from '#domain/testing/vehicleDays'
import { driverScores, type VehicleDays } from '#domain/vehicle/vehicleDays'
import type { Expense } from '../expense'
import { REPORT_TYPES } from '../report'
import { vehicleReading } from './healthReadings'
import { makeDocument } from './makeDocument'
import type { Cell, ReportDocument } from './reportDocument'
import type { ReportFacts, ReportVehicle } from './reportFacts'

const WEEK = { fromDaysAgo: 7, toDaysAgo: 1 }

const vehicle = (id: string, label: string, ev = false): ReportVehicle => ({
  id,
  label,
  driver: 'Luis Mendoza',
  ev,
  healthNow: 'noIssues',
  health: vehicleReading(aVehicle({}, { ev })),
})
const silent = (id: string, label: string): ReportVehicle => ({
  ...vehicle(id, label),
  healthNow: 'noData',
  health: vehicleReading(aVehicle({}, SILENT)),
})

const GAS = someDays({ id: 'v-1' })
const ELECTRIC = someDays({ id: 'v-2', ev: true, energy: GAS.energy.map(() => 11) })
const byId = (...days: VehicleDays[]) => new Map(days.map((one) => [one.id, one]))

const filling = (changes: Partial<Expense> = {}): Expense =>
  ({
    id: 'e-1',
    type: 'fueling',
    vehicleId: 'v-1',
    date: { daysAgo: 2, minuteOfDay: 600 },
    amount: 40.12,
    details: { volume: 12, unitPrice: 3.343, odometerMi: 100 },
    ...changes,
  }) as Expense

function facts(changes: Partial<ReportFacts> = {}): ReportFacts {
  return {
    vehicles: [vehicle('v-1', 'Unit 1'), vehicle('v-2', 'Unit 2', true), silent('v-3', 'Unit 3')],
    gone: 0,
    days: byId(GAS, ELECTRIC),
    drivers: new Map([['u-1', 'Luis Mendoza']]),
    trips: [aTrip()],
    expenses: [{ expense: filling(), merchant: 'Tamarack Fuels', driver: 'Luis Mendoza' }],
    readings: 'now',
    hasExpenses: true,
    ...changes,
  }
}

const cellsOf = ({ table }: ReportDocument, id: string): Cell[] => {
  const at = table.columns.findIndex((column) => column.id === id)
  return table.rows.map(({ cells }) => cells[at] ?? null)
}
const totalOf = ({ table }: ReportDocument, id: string) =>
  table.totals[table.columns.findIndex((column) => column.id === id)]
const figureOf = ({ figures }: ReportDocument, id: string) => figures.find((figure) => figure.id === id)
const notesOf = ({ notes }: ReportDocument) => notes.map(({ is }) => is)

describe('a report', () => {
  it.each(REPORT_TYPES)('of %s has a cell for each column in every row and in its totals', (type) => {
    const { table, figures } = makeDocument(type, WEEK, facts())
    expect(figures.length).toBeGreaterThan(2)
    for (const { cells } of table.rows) expect(cells).toHaveLength(table.columns.length)
    expect([0, table.columns.length]).toContain(table.totals.length)
  })

  it('counts fuel and energy as the behavior tables do', () => {
    const fuel = makeDocument('fuelAndEnergy', WEEK, facts())
    const gas = behaviorTotals([behaviorOf(GAS, 7)], false)
    expect(totalOf(fuel, 'volume')).toBeCloseTo(gas.consumption ?? 0)
    expect(totalOf(fuel, 'fuelEconomy')).toBeCloseTo(gas.economy ?? 0)
    expect(totalOf(fuel, 'distance')).toBeCloseTo(2 * (gas.distanceDriven ?? 0))
    expect(figureOf(fuel, 'distance')?.note).toEqual({ is: 'vehicles', counted: 2, of: 3 })
  })

  it('gives a driver the score of the driver page', () => {
    const scores = makeDocument('driverScores', WEEK, facts())
    expect(cellsOf(scores, 'driver')).toEqual(['Luis Mendoza'])
    expect(cellsOf(scores, 'score')).toEqual([driverScores([GAS, ELECTRIC], 'u-1')[7]])
  })

  it('adds up: the totals are the sums of the rows', () => {
    for (const [type, columns] of [
      ['fuelAndEnergy', ['distance', 'volume', 'energy', 'amount']],
      ['safetyEvents', ['distance', 'hardBraking', 'seatbelt', 'events']],
      ['utilization', ['daysDriven', 'distance', 'minutes', 'idleMinutes']],
      ['tripHistory', ['distance', 'minutes']],
      ['expenses', ['volume', 'amount']],
    ] as const) {
      const older = type === 'tripHistory' ? { fromDaysAgo: 14, toDaysAgo: 8 } : WEEK
      const document = makeDocument(type, older, facts())
      for (const column of columns) {
        const sum = cellsOf(document, column).reduce<number>((all, cell) => all + Number(cell ?? 0), 0)
        expect(totalOf(document, column), `${type} ${column}`).toBeCloseTo(sum)
      }
    }
  })

  it('charts what its table sums up', () => {
    const { charts, ...fuel } = makeDocument('fuelAndEnergy', WEEK, facts())
    const [volume] = charts
    expect(volume?.points).toHaveLength(7)
    expect(volume?.points[0]?.place).toEqual({ daysAgo: 7 })
    const sum = volume?.points.reduce((all, { value }) => all + value, 0)
    expect(sum).toBeCloseTo(Number(totalOf({ charts, ...fuel }, 'volume')))
  })

  it('counts events of the five types that count, as often as the safety screens', () => {
    const belts = someDays({ id: 'v-1', seatbelt: GAS.seatbelt.map(() => 2) })
    const safety = makeDocument('safetyEvents', WEEK, facts({ days: byId(belts) }))
    expect(figureOf(safety, 'events')?.value).toBe(7 * 3)
    expect(figureOf(safety, 'eventRate')?.value).toBeCloseTo((21 / 280) * 100)
  })

  it('lists older days by vehicle, and says that their trips are not kept', () => {
    const trips = makeDocument('tripHistory', { fromDaysAgo: 9, toDaysAgo: 8 }, facts())
    expect(cellsOf(trips, 'when')).toEqual([{ daysAgo: 8 }, { daysAgo: 8 }, { daysAgo: 9 }, { daysAgo: 9 }])
    expect(notesOf(trips)).toContain('dayTotals')
    expect(figureOf(trips, 'trips')?.value).toBeNull()
    expect(notesOf(makeDocument('tripHistory', WEEK, facts()))).not.toContain('dayTotals')
  })

  it('says how far its trips went where its distance is of more days', () => {
    const span = { fromDaysAgo: 8, toDaysAgo: 2 }
    const trips = makeDocument('tripHistory', span, facts({ days: byId(GAS) }))
    expect(figureOf(trips, 'trips')?.note).toEqual({ is: 'tripsSince', distanceMi: 7.3, daysAgo: 7 })
    expect(figureOf(trips, 'distance')?.note).toEqual({ is: 'earlierDays', distanceMi: GAS.distanceMi[7] })
    const stood = someDays({ distanceMi: GAS.distanceMi.map((miles, at) => (at < 7 ? miles : 0)) })
    const none = makeDocument('tripHistory', span, facts({ days: byId(stood) }))
    expect(figureOf(none, 'distance')?.note).toBeNull()
    expect(figureOf(makeDocument('tripHistory', WEEK, facts()), 'distance')?.note).toBeNull()
  })

  it('names who sends nothing, and keeps its row empty', () => {
    const fuel = makeDocument('fuelAndEnergy', WEEK, facts())
    expect(fuel.notes).toContainEqual({ is: 'silent', labels: ['Unit 3'] })
    expect(fuel.table.rows.at(-1)?.cells).toEqual(['Unit 3', 'Luis Mendoza', ...Array(7).fill(null)])
  })

  it('says apart who sends nothing and who was not driven, with daily figures or without', () => {
    const parked = someDays({ id: 'v-2', distanceMi: GAS.distanceMi.map(() => 0) })
    const vehicles = [...facts().vehicles, vehicle('v-4', 'Unit 4')]
    const scores = makeDocument('driverScores', WEEK, facts({ vehicles, days: byId(GAS, parked) }))
    expect(scores.notes).toContainEqual({ is: 'silent', labels: ['Unit 3'] })
    expect(scores.notes).toContainEqual({ is: 'stood', count: 2 })
  })

  it('says of each vehicle once whether it was driven, not driven, or silent', () => {
    const stood = someDays({ distanceMi: GAS.distanceMi.map(() => 0) })
    const days = new Map([...facts().days, ['v-1', stood]])
    for (const [type, figure] of [
      ['driverScores', 'score'],
      ['safetyEvents', 'events'],
      ['fuelAndEnergy', 'distance'],
    ] as const) {
      const document = makeDocument(type, WEEK, facts({ days }))
      expect(figureOf(document, figure)?.note, type).toEqual({ is: 'vehicles', counted: 1, of: 3 })
      expect(document.notes, type).toContainEqual({ is: 'stood', count: 1 })
      expect(document.notes, type).toContainEqual({ is: 'silent', labels: ['Unit 3'] })
    }
  })

  it('says whose readings of a past day are those of now', () => {
    const ofDay = (days: ReportFacts['days']) =>
      makeDocument('vehicleHealth', WEEK, facts({ days, readings: 'ofDay' })).notes
    expect(ofDay(byId(GAS))).toContainEqual({ is: 'readingsOfStanding', count: 1 })
    expect(ofDay(byId(GAS, ELECTRIC)).map(({ is }) => is)).not.toContain('readingsOfStanding')
  })

  it('says which of its days are kept, and counts these alone', () => {
    const fuel = makeDocument('fuelAndEnergy', { fromDaysAgo: 200, toDaysAgo: 101 }, facts())
    expect(fuel.notes).toContainEqual({ is: 'keptDays', span: { fromDaysAgo: 120, toDaysAgo: 101 } })
    expect(totalOf(fuel, 'distance')).toBeCloseTo(2 * 20 * 40)
  })

  it.each([
    ['no vehicle matches', { vehicles: [] }, WEEK, 'noVehicles'],
    ['all chosen ones are gone', { vehicles: [], gone: 2 }, WEEK, 'gone'],
    ['its days are too old', {}, { fromDaysAgo: 300, toDaysAgo: 200 }, 'notKept'],
    ['nobody sends anything', { vehicles: [silent('v-3', 'Unit 3')] }, WEEK, 'noData'],
    ['nobody was driven', { days: new Map() }, WEEK, 'nothing'],
  ] as const)('says why it is empty when %s', (_, changes, span, reason) => {
    const document = makeDocument('utilization', span, facts(changes))
    expect(document.empty).toBe(reason)
    expect(document.figures).toEqual([])
  })

  it('is empty of expenses where none was paid, and has health of vehicles without days', () => {
    expect(makeDocument('expenses', WEEK, facts({ expenses: [] })).empty).toBe('nothing')
    expect(makeDocument('vehicleHealth', WEEK, facts({ days: new Map() })).empty).toBeNull()
  })
})

function aTrip() {
  return {
    id: 't-1',
    vehicleId: 'v-1',
    driver: null,
    daysAgo: 2,
    started: { daysAgo: 2, minuteOfDay: 500 },
    from: 'A',
    to: 'B',
    distanceMi: 7.3,
    minutes: 20,
    idleMinutes: 3,
    score: 96,
  }
}
