import { billedLines, type Estimate, estimateOf } from '#domain/account/estimate'
import { type CurrentPlan, linesOfPlan } from '#domain/account/plan'
import { type DashboardFigures, dashboardFigures } from '#domain/dashboard/dashboard'
import { type MappableVehicle, mappableVehicles } from '#domain/dealer/mappableVehicles'
import type { FleetDials } from '#domain/device/ownFleetFacts'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { withCheckDigit } from '#domain/vehicle/vin'
import { donorsOf, isSpread, ONE_IDLE_IN, type Share, withFirst } from './donors'
import type { FleetDatasets } from './fleetDatasets'
import { type FleetSource, type GeneratedDatasets, generateShares, generateVehicles } from './generateFleet'

/** The first vehicle is "Unit 101"; the shipped ones have names of this form too. */
const FIRST_UNIT = 101
/** Serial numbers of the vehicles, apart from those of shipped ones. */
const FIRST_SERIAL = 800_000

/**
 * The rows of a fleet as a visitor turned it on three dials, under a company's name (docs/booth.md B8).
 * @param currentYear the calendar year, by which odometers are adjusted to model years
 */
export function generateByDials(
  shipped: FleetDatasets,
  dials: FleetDials,
  company: string,
  currentYear: number,
): GeneratedDatasets {
  return generateShares(shipped, sharesOf(shipped, dials), company, { modelOf: ownModel, currentYear })
}

/** What the product would show of a fleet, before it is stored. */
export interface FleetPreview {
  /** The dashboard's figures. */
  figures: DashboardFigures
  electric: number
  drivers: number
  /** The monthly bill of the account. */
  estimate: Estimate
  /** What the map shows. */
  placed: MappableVehicle[]
}

/** What the preview depends on besides the dials. */
export interface PreviewTerms {
  plan: CurrentPlan
  /** Whether the dual camera was added to the account (docs/rules.md AD-08). */
  cameraAdded: boolean
  currentYear: number
}

/** The figures of a fleet by dials, by the rules of the screens that show them once it is stored. */
export function previewFleet(shipped: FleetSource, dials: FleetDials, terms: PreviewTerms): FleetPreview {
  const { plan, cameraAdded, currentYear } = terms
  const { vehicles, users } = generateVehicles(shipped, sharesOf(shipped, dials), {
    modelOf: ownModel,
    currentYear,
  })
  const names = new Map(users.map(({ id, name }) => [id, name]))
  const driven = vehicles.map((one) => ({ ...one, driverName: names.get(one.driverId ?? '') ?? null }))
  const lines = linesOfPlan(billedLines({ vehicles: driven, users, cameraAdded }), plan)
  return {
    figures: dashboardFigures(vehicles),
    electric: vehicles.filter(({ details }) => details.ev).length,
    drivers: users.filter(({ role }) => role === 'driver').length,
    estimate: estimateOf(lines, dials.region),
    placed: mappableVehicles(vehicles, dials.region),
  }
}

const ownModel = ({ donor }: Share): string => donor.modelName

/**
 * Deals each vehicle to a shipped one, always the same for the same dials: one in eight stands, and both parts have
 * the share of electric vehicles that the dial says.
 */
function sharesOf(shipped: FleetSource, { vehicles: count, electricPercent }: FleetDials): Share[] {
  const { driving, idle, once } = donorsOf(shipped)
  const standing = Math.floor(count / ONE_IDLE_IN)
  const electric = Math.round((count * electricPercent) / 100)
  const electricStanding = Math.round((standing * electricPercent) / 100)
  const pools = [driving, idle].map((pool) => ({
    electric: takeTurns(
      pool.filter(({ details }) => details.ev),
      once,
    ),
    gas: takeTurns(
      pool.filter(({ details }) => !details.ev),
      once,
    ),
  }))
  const [moving, parked] = pools as [Pool, Pool]
  const groups = shipped.vehicles.map(({ fleet }) => fleet)
  const names = [...new Set(groups)]
  let stood = 0
  const shares = Array.from({ length: count }, (_, at): Share => {
    const stands = isSpread(at, standing, count)
    const isElectric = stands
      ? isSpread(stood, electricStanding, standing)
      : isSpread(at - stood, electric - electricStanding, count - standing)
    if (stands) stood += 1
    const pool = stands ? parked : moving
    const { donor, copy } = pool[isElectric ? 'electric' : 'gas']()
    const group = names[Math.floor((at * names.length) / count)] ?? ''
    return { vehicle: vehicleOf(donor, at, group), donor, copy, drives: !stands }
  })
  return withFirst(shares)
}

interface Turn {
  donor: Vehicle
  /** How many times the donor was taken before. */
  copy: number
}

type Pool = Record<'electric' | 'gas', () => Turn>

/** Takes donors in turn; those that should be copied only once are left out of later rounds if there are others. */
function takeTurns(donors: readonly Vehicle[], once: ReadonlySet<string>): () => Turn {
  const again = donors.filter(({ id }) => !once.has(id))
  const later = again.length > 0 ? again : donors
  const uses = new Map<string, number>()
  let taken = 0
  return () => {
    const donor = donors[taken] ?? later[(taken - donors.length) % later.length]
    if (!donor) throw new RangeError('No shipped vehicle can be dealt')
    taken += 1
    const copy = uses.get(donor.id) ?? 0
    uses.set(donor.id, copy + 1)
    return { donor, copy }
  }
}

/** A vehicle of the donor's model with its own name and number. */
function vehicleOf(
  { vin, makeName, modelYear, details }: Vehicle,
  at: number,
  group: string,
): Share['vehicle'] {
  const [model, serial] = [vin.slice(0, 11), String(FIRST_SERIAL + at)]
  return {
    line: at + 1,
    vin: withCheckDigit(model + serial),
    name: `Unit ${FIRST_UNIT + at}`,
    group,
    // The type stays open, so that looks and tags are the donor's.
    facts: { make: makeName, modelYear, kind: null, electric: details.ev },
  }
}
