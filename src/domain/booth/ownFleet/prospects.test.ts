import { describe, expect, it } from 'vitest'
import { CHEVROLET, FORD, UNKNOWN_MAKER } from '#domain/testing/vins'
import { withCheckDigit } from '#domain/vehicle/vin'
import { decodeFleetVin } from './fleetVin'
import { parseProspects } from './prospectCsv'
import { checkProspects, MAX_PROSPECTS } from './prospects'

const LATEST_YEAR = 2027
const FREIGHTLINER = withCheckDigit('3AKJHHDR0LSLA0001')
const TESLA = withCheckDigit('5YJ3E1EA0MF000001')

const check = (csv: string, company = 'Acme') => {
  const rows = parseProspects(csv)
  if (typeof rows === 'string') throw new Error(rows)
  return checkProspects(rows, company, LATEST_YEAR)
}

describe('reading a list', () => {
  const wanted = [
    { line: 2, vin: CHEVROLET, name: 'Truck 1', group: 'North' },
    { line: 3, vin: FORD, name: 'Truck, 2', group: 'South' },
  ]

  it.each([
    ['commas and quotes', `VIN,Name,Group\n${CHEVROLET},Truck 1,North\n${FORD},"Truck, 2",South\n`],
    ['semicolons', `NIV;Nom;Groupe\r\n${CHEVROLET};Truck 1;North\r\n${FORD};Truck, 2;South`],
    ['tabs, in another order', `Flota\tNombre\tNIV\nNorth\tTruck 1\t${CHEVROLET}\nSouth\tTruck, 2\t${FORD}`],
    ['a byte order mark', `\uFEFFvin,name,group\n${CHEVROLET},Truck 1,North\n${FORD},"Truck, 2",South`],
    ['names of its own', `VIN;Rig;Yard\n${CHEVROLET};Truck 1;North\n${FORD};Truck, 2;South`],
  ])('takes %s', (_, csv) => {
    expect(parseProspects(csv)).toEqual(wanted)
  })

  it('finds the VINs where no column is named', () => {
    const csv = `Truck 1,${CHEVROLET},North\nTruck 2,${FORD},South`
    expect(parseProspects(csv)).toMatchObject([
      { line: 1, vin: CHEVROLET, name: 'Truck 1', group: 'North' },
      { line: 2, vin: FORD, name: 'Truck 2', group: 'South' },
    ])
  })

  it('says when there is nothing, or no VIN', () => {
    expect(parseProspects('\n \n')).toBe('empty')
    expect(parseProspects('VIN,Name\n')).toBe('empty')
    expect(parseProspects('Name,Group\nTruck 1,North')).toBe('noVins')
  })
})

describe('checking a list', () => {
  it('names what is wrong with a row, and takes the others', () => {
    const rows = check(`VIN,Name\n${CHEVROLET},A\n,B\nABC,C\n${FORD.replace('F', 'I')},D\n${CHEVROLET},E`)
    expect(rows.map(({ fault }) => fault)).toEqual([
      null,
      { kind: 'blank' },
      { kind: 'length', length: 3 },
      { kind: 'characters', characters: 'I' },
      { kind: 'repeated', line: 2 },
    ])
  })

  it('takes a wrong check digit with a note', () => {
    const digit = CHEVROLET.charAt(8) === '1' ? '2' : '1'
    const [row] = check(`VIN,Name\n${CHEVROLET.slice(0, 8)}${digit}${CHEVROLET.slice(9)},A`)
    expect(row).toMatchObject({ fault: null, notes: ['checkDigit', 'ungrouped'] })
  })

  it('makes names and groups that the product can hold', () => {
    const long = `🚚${'x'.repeat(100)}`
    const rows = check(
      `VIN,Name,Group\n${CHEVROLET},${long},North\n${FORD},,north\n${TESLA},Van,All\n${FREIGHTLINER},Van,`,
    )
    expect(rows.map(({ name }) => name)).toEqual([long.slice(0, 80), FORD.slice(-8), 'Van', 'Van (2)'])
    expect(rows.map(({ group }) => group)).toEqual(['North', 'North', 'Acme', 'Acme'])
    expect(rows.map(({ notes }) => notes)).toEqual([
      ['shortened'],
      ['named'],
      ['ungrouped'],
      ['numbered', 'ungrouped'],
    ])
  })

  it('takes no more than its limit', () => {
    const csv = Array.from({ length: MAX_PROSPECTS + 2 }, (_, at) =>
      withCheckDigit(`1FTEW1E40LF${String(100_000 + at)}`),
    ).join('\n')
    expect(check(csv).filter(({ fault }) => fault?.kind === 'overLimit')).toHaveLength(2)
  })
})

describe('what a VIN tells of a fleet vehicle', () => {
  it.each([
    [FORD, { make: 'Ford', kind: 'truck', modelYear: 2020, electric: false }],
    [FREIGHTLINER, { make: 'Freightliner', kind: 'truck', modelYear: 2020, electric: false }],
    [TESLA, { make: 'Tesla', kind: 'car', electric: true }],
    [UNKNOWN_MAKER, { make: null, kind: null, modelYear: null, electric: false }],
  ])('%s', (vin, facts) => {
    expect(decodeFleetVin(vin, LATEST_YEAR)).toMatchObject(facts)
  })
})
