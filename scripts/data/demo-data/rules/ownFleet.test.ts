import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { generateByDials } from '#domain/booth/ownFleet/fleetByDials'
import { DEALT_DATASETS } from '#domain/booth/ownFleet/fleetDatasets'
import { type GeneratedDatasets, generateFleet } from '#domain/booth/ownFleet/generateFleet'
import { checkProspects, type ProspectVehicle } from '#domain/booth/ownFleet/prospects'
import { shiftDays } from '#domain/demoDays/shiftDays'
import { withCheckDigit } from '#domain/vehicle/vin'
import { DATASETS as DESCRIPTORS } from '../../../../src/data/schemas/datasets'
import { committedRows } from '../testing/committedRows'
import { CROSS_RULES, checkRules } from './crossRules'
import { DAY_PASS_RULES } from './days/passes'
import { PATH_RULES } from './paths'
import type { CrossRule, DemoData } from './rule'

const SHIPPED = committedRows()
const LATEST_YEAR = 2027
const COMPANY = 'Acme Hauling'
const WORDS = {
  car: (make: string) => `${make} car`,
  multipurpose: (make: string) => `${make} SUV`,
  truck: (make: string) => `${make} truck`,
  unknown: 'Vehicle',
}

/** The slowest rule, about what is not dealt. */
const OF_THE_DEALER = 'the fields of a dealer vehicle'

/** Rules about how many of what the shipped fleet has to show: a company's own has what it has. */
const OF_THE_SHIPPED_FLEET = [
  'every status, health level',
  'few enough rows are stored',
  'ids tell drivers from managers',
  'there are drivers without vehicle',
  'the fleet works by day',
  'there is something to count of masking',
  'every reading became low',
  'dots of every type',
  'drivers are coached or not, some of each',
  'each driver has the events per 100 miles that their style has',
  'the fleet drives as fleets do',
  'scores follow the rates',
  'one fill is written down twice',
  'expenses go back 60 days, of both types',
  'a week has five working days',
  'coaching shows',
  'a storm of one week shows',
  'one van idles far more',
  'feed items of a section are 30 minutes apart',
  'each section of the feed has every kind',
  'custom notifications are of every type',
  OF_THE_DEALER,
]

const MAKERS = [
  '1FTEW1E4',
  '1GCUYDED',
  '3AKJHHDR',
  '5YJ3E1EA',
  '1FUJGLDR',
  '2C4RDGBG',
  '9BWZZZ37',
  'WD4PF0CD',
]

function listOf(count: number, groups = 4): ProspectVehicle[] {
  const rows = Array.from({ length: count }, (_, at) => ({
    line: at + 2,
    vin: withCheckDigit(`${MAKERS[at % MAKERS.length]}0${'LMNPR'[at % 5]}A${String(100_001 + at)}`),
    name: `Truck ${at + 1}`,
    group: `Depot ${(at % groups) + 1}`,
  }))
  return checkProspects(rows, COMPANY, LATEST_YEAR)
}

const generated = (count: number): GeneratedDatasets =>
  generateFleet(SHIPPED, {
    company: COMPANY,
    vehicles: listOf(count),
    words: WORDS,
    currentYear: 2026,
  })

/** The rules look tanks up by the model, so each vehicle is of its donor's. */
function dataOf({ donors, ...rows }: GeneratedDatasets): DemoData {
  const vehicles = rows.vehicles.map((vehicle) => ({
    ...vehicle,
    modelName: donors.get(vehicle.id)?.modelName ?? '',
  }))
  const recalls = rows.recalls.map((recall) => {
    const vehicle = vehicles.find(({ vin }) => vin === recall.vin)
    return vehicle ? { ...recall, makeModel: `${vehicle.makeName} ${vehicle.modelName}` } : recall
  })
  return { ...SHIPPED, ...rows, vehicles, recalls }
}

function problemsOf(data: DemoData, rules: readonly CrossRule[]): string[] {
  const kept = rules.filter(({ says }) => !OF_THE_SHIPPED_FLEET.some((begin) => says.startsWith(begin)))
  return checkRules(data, kept).flatMap(({ says, problems }) =>
    problems.slice(0, 3).map((problem) => `${says}: ${problem}`),
  )
}

const byDials = (vehicles: number, electricPercent: number) =>
  generateByDials(SHIPPED, { vehicles, electricPercent, region: 'ca' }, COMPANY, 2026)

describe.each<[string, () => GeneratedDatasets]>([
  ['1 by its list', () => generated(1)],
  ['60 by its list', () => generated(60)],
  ['160 by its list', () => generated(160)],
  ['120 by dials', () => byDials(120, 90)],
])('a fleet of %s', (_, generate) => {
  const fleet = generate()

  it('has rows that keep their schemas', () => {
    for (const name of DEALT_DATASETS) {
      const parsed = v.safeParse(v.array<v.GenericSchema>(DESCRIPTORS[name].schema), fleet[name])
      expect(parsed.issues?.map((issue) => `${name} ${v.getDotPath(issue)} ${issue.message}`)).toBeUndefined()
    }
  })

  it('keeps the rules across datasets', () => {
    expect(problemsOf(dataOf(fleet), [...CROSS_RULES, ...PATH_RULES])).toEqual([])
  })

  it('keeps them on another weekday', () => {
    const rules = CROSS_RULES.filter(({ filesOnly }) => !filesOnly)
    expect(problemsOf(dataOf({ ...fleet, ...shiftDays({ ...SHIPPED, ...fleet }, 3) }), rules)).toEqual([])
  })
})

describe('a driver who repeats the days of another', () => {
  const fleet = generated(60)
  const repeated = fleet.trips.find(({ drivenAs }) => drivenAs)?.vehicleId

  it('has the readings that the days count', () => {
    const rows = {
      vehicleDays: fleet.vehicleDays.filter(({ id }) => id === repeated),
      trips: fleet.trips.filter(({ vehicleId }) => vehicleId === repeated),
    }
    expect(rows.trips.length).toBeGreaterThan(0)
    expect(problemsOf({ ...dataOf(fleet), ...rows }, DAY_PASS_RULES)).toEqual([])
  })

  it('is a person of their own', () => {
    const names = fleet.users.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    const begins = (id: string | undefined) => fleet.vehicleDays.find((row) => row.id === id)?.firstStart
    const donor = fleet.vehicles.find(
      ({ id }) => id !== repeated && fleet.donors.get(id) === fleet.donors.get(repeated ?? ''),
    )
    expect(begins(repeated)).not.toEqual(begins(donor?.id))
  })
})

it('deals the same fleet for the same list', () => {
  expect(generated(60)).toEqual(generated(60))
})

it('lets every vehicle of a small fleet drive, and the first be the one that the tour begins with', () => {
  const fleet = generated(6)
  expect(fleet.vehicleDays).toHaveLength(6)
  expect(fleet.donors.get('v-1')?.id).toBe('v-1')
})

it('writes names with markup and of any script as they are', () => {
  const name = '<img src=x onerror=alert(1)> Camión 7 株式会社'
  const vehicles = listOf(2).map((one, at) => ({ ...one, name: at === 0 ? name : one.name }))
  const fleet = generateFleet(SHIPPED, { company: COMPANY, vehicles, words: WORDS, currentYear: 2026 })
  expect(fleet.vehicles.map(({ label }) => label)).toContain(name)
})
