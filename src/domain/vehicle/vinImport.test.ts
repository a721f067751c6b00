import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHEVROLET, FORD, soundVins } from '#domain/testing/vins'
import { isValidVin, vinProblem } from './vin'
import { type ImportRow, MAX_IMPORT, planImport, remainingRows, repairedValue } from './vinImport'
import { parseVinList } from './vinList'

const NOBODY: ReadonlyMap<string, string> = new Map()
const plan = (text: string, known = NOBODY) => planImport(parseVinList(text), known, 2027)
const faults = (text: string, known = NOBODY) => plan(text, known).map((row) => row.faults)
const added = (rows: ImportRow[]) => rows.filter((row) => row.faults.length === 0)

describe('a plan of an import', () => {
  it('loses nothing, adds 50 at most, none twice, none that exists, and only what reads like a VIN', () => {
    const values = fc.array(fc.oneof(soundVins, fc.string(), fc.stringMatching(/^[A-Z0-9]{17}$/)), {
      maxLength: 80,
    })
    fc.assert(
      fc.property(values, fc.array(soundVins), (texts, others) => {
        const list = [...texts, ...others, ...texts.slice(0, 5)].map((text, at) => ({ line: at + 1, text }))
        const known = new Map(others.map((vin) => [vin, vin]))
        const rows = planImport(list, known, 2027)
        const vins = added(rows).map(({ vin }) => vin)
        expect(rows.map(({ line, text }) => ({ line, text }))).toEqual(list)
        expect(vins.length).toBeLessThanOrEqual(MAX_IMPORT)
        expect(new Set(vins).size).toBe(vins.length)
        expect(vins.some((vin) => known.has(vin))).toBe(false)
        expect(vins.every((vin) => [null, 'checkDigit'].includes(vinProblem(vin)))).toBe(true)
      }),
    )
  })

  it('names the 51st VIN and keeps it for a second go', () => {
    fc.assert(
      fc.property(fc.uniqueArray(soundVins, { minLength: 51, maxLength: 51 }), (vins) => {
        const rows = plan(vins.join('\n'))
        expect(added(rows)).toHaveLength(50)
        expect(remainingRows(rows)).toMatchObject([
          { line: 51, vin: vins[50], faults: [{ kind: 'overLimit', number: 51 }] },
        ])
      }),
      { numRuns: 20 },
    )
  })

  it('says which character at which place cannot be, and what it was meant to be', () => {
    const places = fc.integer({ min: 0, max: 16 })
    const wrong = fc.constantFrom(['I', '1'], ['O', '0'], ['Q', '0'], ['o', '0'])
    fc.assert(
      fc.property(soundVins, places, wrong, (vin, at, [letter, instead]) => {
        const text = vin.slice(0, at) + letter + vin.slice(at + 1)
        const character = letter?.toUpperCase()
        const rows = plan(text)
        expect(rows).toMatchObject([{ faults: [{ kind: 'character', character, place: at + 1, instead }] }])
        expect(rows.map(repairedValue)).toEqual([vin.slice(0, at) + instead + vin.slice(at + 1)])
      }),
    )
    expect(faults(`${CHEVROLET.slice(0, 16)}ß`)).toMatchObject([[{ kind: 'length', length: 18 }]])
    expect(faults(`*${CHEVROLET.slice(1)}`)).toEqual([
      [{ kind: 'character', character: '*', place: 1, instead: null }],
    ])
  })

  it('says how many characters there are', () => {
    expect(faults(CHEVROLET.slice(1))).toEqual([[{ kind: 'length', length: 16 }]])
  })

  it('warns of a wrong check digit, names the right one, and adds the vehicle all the same', () => {
    const right = CHEVROLET.charAt(8)
    const wrong = `${CHEVROLET.slice(0, 8)}${right === '4' ? '5' : '4'}${CHEVROLET.slice(9)}`
    expect(plan(wrong)).toMatchObject([{ faults: [], checkDigit: right }])
    expect(plan(CHEVROLET)).toMatchObject([{ faults: [], checkDigit: null }])
  })

  it('names the line of the first of two alike, however they are written', () => {
    const small = `${FORD.slice(0, 8)} ${FORD.slice(8)}`.toLowerCase()
    expect(faults(`${CHEVROLET}\n${FORD}\n${small}`)).toEqual([[], [], [{ kind: 'repeated', line: 2 }]])
  })

  it('names the vehicle that has the VIN already', () => {
    expect(faults(FORD, new Map([[FORD, 'Unit 7']]))).toEqual([[{ kind: 'known', label: 'Unit 7' }]])
  })

  it('asks for the value of an empty place', () => {
    expect(faults(`${FORD},,${CHEVROLET}`)).toEqual([[], [{ kind: 'blank' }], []])
  })

  it('leaves over what can be repairedValue, not what is there twice or not at all', () => {
    const rows = plan(`${FORD},,${FORD},1FT\n1FT`)
    expect(remainingRows(rows).map(({ text }) => text)).toEqual(['1FT'])
    expect(isValidVin(FORD)).toBe(true)
  })
})
