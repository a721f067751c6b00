import type { FleetName } from '#domain/base/fleetName'
import type { Paint, VehicleStatus } from '#domain/vehicle/vehicle'
import type { DriverName } from '../fleet/people'
import type { ModelKey } from './models'

/** What the vehicle is doing: on its way, waiting in neutral, idling in P, ignition off. */
export type Motion = 'driving' | 'neutral' | 'idling' | 'parked'

/** What is wrong with it, if anything. */
export type Fault = 'lowOil' | 'flatTire' | 'lowTire' | 'wornBrakes'

/** One vehicle as a fleet manager would introduce it; the readings are made to fit. */
export interface RosterEntry {
  label: string
  model: ModelKey
  year: number
  paint: Paint
  fleet: FleetName
  /** Left out: connected. */
  status?: VehicleStatus
  /** Left out: driving when it has a driver, parked when not. */
  motion?: Motion
  driver?: DriverName
  fault?: Fault
  /** Tag Services besides the model's own. */
  services?: boolean
  driveBlock?: boolean
  speeding?: boolean
  /** Its location is masked. */
  masked?: boolean
  /** Fixed readings of the vehicles that the design's pictures show. */
  known?: {
    fuel?: number
    odometerMi?: number
    oilLife?: number
    fuelEconomyMpg?: number
    frontLeftPsi?: number
    brakePad?: { front: number; rear: number }
    allowDriverRemoteCommands?: boolean
  }
}

const one = 'Fleet One'
const two = 'Fleet Two'

/** The fleet in the order of its ids, v-1 first. */
export const ROSTER: readonly RosterEntry[] = [
  {
    label: 'Unit 118',
    model: 'silverado',
    year: 2023,
    paint: 'white',
    fleet: one,
    driver: 'Luis Mendoza',
    services: true,
    fault: 'lowTire',
    speeding: true,
    known: {
      fuel: 64,
      odometerMi: 28406,
      oilLife: 42,
      fuelEconomyMpg: 18.7,
      frontLeftPsi: 29,
      brakePad: { front: 71, rear: 78 },
      allowDriverRemoteCommands: false,
    },
  },
  {
    label: 'Unit 093',
    model: 'trailblazer',
    year: 2023,
    paint: 'red',
    fleet: one,
    driver: 'Fatima Haddad',
    status: 'pendingConfiguration',
    motion: 'parked',
  },
  {
    label: 'Unit 077',
    model: 'malibu',
    year: 2022,
    paint: 'black',
    fleet: one,
    driver: 'Keisha Brooks',
    known: { fuel: 88, odometerMi: 33502 },
  },
  {
    label: 'Unit 131',
    model: 'equinox',
    year: 2023,
    paint: 'silver',
    fleet: two,
    driver: 'Tomasz Nowak',
    fault: 'lowOil',
    known: { fuel: 22, odometerMi: 41118, oilLife: 6 },
  },
  {
    label: 'Unit 145',
    model: 'tahoe',
    year: 2023,
    paint: 'grey',
    fleet: two,
    driver: 'Minh Tran',
    known: { fuel: 73, odometerMi: 19884 },
  },
  {
    label: 'Unit 160',
    model: 'silverado',
    year: 2022,
    paint: 'blue',
    fleet: one,
    driver: 'Joseph Tremblay',
    known: { fuel: 47, odometerMi: 52760 },
  },
  {
    label: 'Unit 204',
    model: 'bolt',
    year: 2023,
    paint: 'teal',
    fleet: one,
    driver: 'Priya Kaur',
    known: { fuel: 41, odometerMi: 12970 },
  },
  {
    label: 'Unit 212',
    model: 'express',
    year: 2024,
    paint: 'white',
    fleet: two,
    status: 'nonConnected',
    known: { odometerMi: 6240 },
  },
  {
    label: 'Lakeshore Van 3',
    model: 'express',
    year: 2021,
    paint: 'white',
    fleet: one,
    driver: 'Darnell Whitfield',
    speeding: true,
  },
  {
    label: 'Véhicule de livraison de Saint-Jean-sur-Richelieu 12',
    model: 'express',
    year: 2022,
    paint: 'silver',
    fleet: two,
    driver: 'Marie-Ève Charbonneau',
  },
  {
    label: 'Vehículo San Jerónimo 4',
    model: 'silverado',
    year: 2021,
    paint: 'red',
    fleet: one,
    driver: 'José Ángel Treviño',
    fault: 'wornBrakes',
  },
  {
    label: 'Unit 101',
    model: 'silverado',
    year: 2020,
    paint: 'grey',
    fleet: one,
    driver: 'Hannah Lindqvist',
  },
  {
    label: 'Unit 104',
    model: 'silverado',
    year: 2024,
    paint: 'white',
    fleet: two,
    driver: 'Kwame Boateng',
    services: true,
  },
  {
    label: 'Unit 109',
    model: 'silverado',
    year: 2019,
    paint: 'silver',
    fleet: two,
    fault: 'lowTire',
    driveBlock: true,
  },
  {
    label: 'Unit 112',
    model: 'silverado',
    year: 2022,
    paint: 'black',
    fleet: one,
    driver: 'Aaliyah Simmons',
    motion: 'idling',
  },
  { label: 'Unit 115', model: 'silverado', year: 2023, paint: 'green', fleet: two, status: 'nonConnected' },
  {
    label: 'Utility Truck 2',
    model: 'silverado',
    year: 2020,
    paint: 'white',
    fleet: one,
    status: 'valid',
    services: true,
  },
  {
    label: 'Unit 301',
    model: 'silveradoEv',
    year: 2024,
    paint: 'white',
    fleet: one,
    driver: 'Guadalupe Cantú',
    // Levels of those whose charging the feed tells of.
    known: { fuel: 9 },
  },
  {
    label: 'Unit 302',
    model: 'silveradoEv',
    year: 2024,
    paint: 'grey',
    fleet: two,
    driver: 'Étienne Gagnon',
    motion: 'idling',
    known: { fuel: 89 },
  },
  {
    label: 'Unit 214',
    model: 'express',
    year: 2020,
    paint: 'white',
    fleet: one,
    driver: 'Mei-Ling Zhao',
    fault: 'wornBrakes',
    known: { fuel: 19 },
  },
  {
    label: 'Unit 216',
    model: 'express',
    year: 2023,
    paint: 'white',
    fleet: two,
    status: 'waitingForIgnition',
  },
  {
    label: 'Warehouse Shuttle',
    model: 'express',
    year: 2019,
    paint: 'blue',
    fleet: two,
    driver: "Patrick O'Rourke",
    motion: 'neutral',
  },
  {
    label: 'Unit 122',
    model: 'equinox',
    year: 2021,
    paint: 'white',
    fleet: one,
    driver: 'Samira Rahimi',
    speeding: true,
  },
  { label: 'Unit 124', model: 'equinox', year: 2022, paint: 'black', fleet: two, driver: 'Winston Baptiste' },
  {
    label: 'Unit 127',
    model: 'equinox',
    year: 2019,
    paint: 'blue',
    fleet: one,
    status: 'nonConnected',
    motion: 'parked',
  },
  {
    label: 'Unit 129',
    model: 'equinox',
    year: 2024,
    paint: 'red',
    fleet: two,
    status: 'pendingConfiguration',
  },
  { label: 'Unit 304', model: 'equinoxEv', year: 2024, paint: 'teal', fleet: one, driver: 'Diego Garza' },
  {
    label: 'Unit 305',
    model: 'equinoxEv',
    year: 2024,
    paint: 'silver',
    fleet: two,
    driver: 'Ruth Abernathy',
    fault: 'flatTire',
    motion: 'idling',
  },
  {
    label: 'Unit 306',
    model: 'equinoxEv',
    year: 2024,
    paint: 'white',
    fleet: two,
    status: 'waitingForIgnition',
  },
  {
    label: 'Unit 147',
    model: 'tahoe',
    year: 2021,
    paint: 'black',
    fleet: one,
    driver: 'Arjun Nair',
    speeding: true,
  },
  {
    label: 'Site Manager Tahoe',
    model: 'tahoe',
    year: 2024,
    paint: 'white',
    fleet: two,
    driver: 'Chantal Desrosiers',
    masked: true,
  },
  {
    label: 'Unit 095',
    model: 'trailblazer',
    year: 2021,
    paint: 'silver',
    fleet: two,
    driver: 'Tyler Cloud',
    fault: 'lowTire',
  },
  { label: 'Unit 097', model: 'trailblazer', year: 2024, paint: 'green', fleet: one, status: 'valid' },
  { label: 'Unit 083', model: 'trax', year: 2020, paint: 'grey', fleet: one, driver: 'Hyun-woo Park' },
  {
    label: 'Unit 084',
    model: 'trax',
    year: 2022,
    paint: 'red',
    fleet: two,
    fault: 'lowOil',
    driveBlock: true,
  },
  { label: 'Unit 151', model: 'blazer', year: 2021, paint: 'red', fleet: one, driver: 'Ximena Villarreal' },
  {
    label: 'Unit 308',
    model: 'blazerEv',
    year: 2024,
    paint: 'blue',
    fleet: one,
    driver: 'Grace Adeyemi',
    speeding: true,
  },
  {
    label: 'Unit 309',
    model: 'blazerEv',
    year: 2024,
    paint: 'black',
    fleet: two,
    status: 'configurationError',
  },
  { label: 'Unit 071', model: 'malibu', year: 2020, paint: 'silver', fleet: two },
  { label: 'Unit 079', model: 'malibu', year: 2023, paint: 'white', fleet: one },
  { label: 'Sales Camaro', model: 'camaro', year: 2023, paint: 'red', fleet: two, driveBlock: true },
  { label: 'Sales Corvette', model: 'corvette', year: 2024, paint: 'black', fleet: one },
  { label: 'Pool Car 5', model: 'sonic', year: 2019, paint: 'green', fleet: two, status: 'nonConnected' },
  { label: 'Pool Car 6', model: 'spark', year: 2021, paint: 'teal', fleet: one },
  {
    label: 'Unit 206',
    model: 'bolt',
    year: 2022,
    paint: 'blue',
    fleet: two,
    driver: 'Rosa Delgadillo',
    motion: 'parked',
    known: { fuel: 75 },
  },
  {
    label: 'Unit 207',
    model: 'bolt',
    year: 2021,
    paint: 'white',
    fleet: one,
    fault: 'lowTire',
    status: 'valid',
  },
  { label: 'Unit 209', model: 'bolt', year: 2019, paint: 'silver', fleet: two, status: 'waitingForIgnition' },
  { label: 'Unit 210', model: 'bolt', year: 2023, paint: 'red', fleet: one, status: 'pendingConfiguration' },
]
