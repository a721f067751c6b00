import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHEVROLET, FORD, soundVins, UNKNOWN_MAKER } from '#domain/testing/vins'
import { parseVinCsv, parseVinList } from './vinList'

const texts = (values: { text: string }[]) => values.map(({ text }) => text)
const found = (text: string) => {
  const values = parseVinCsv(text)
  return typeof values === 'string' ? values : values.map(({ line, text: value }) => [line, value])
}

describe('a pasted list', () => {
  it('gives every VIN, whatever stands between them', () => {
    const between = fc.constantFrom(',', ', ', ';', '\n', '\r\n', '\t', ' ', ',\n')
    fc.assert(
      fc.property(fc.array(soundVins), between, (vins, separator) => {
        expect(texts(parseVinList(vins.join(separator)))).toEqual(vins)
      }),
    )
  })

  it('names the line of each value', () => {
    expect(parseVinList('A1\n\nC3,\n')).toEqual([
      { line: 1, text: 'A1' },
      { line: 3, text: 'C3' },
    ])
  })

  it('counts the values where a line holds several', () => {
    expect(parseVinList('A1, B2\n\nC3,\n')).toEqual([
      { line: 1, text: 'A1' },
      { line: 2, text: 'B2' },
      { line: 3, text: 'C3' },
    ])
  })

  it('keeps an empty place between two commas, for it must be said', () => {
    expect(texts(parseVinList('A1,,B2'))).toEqual(['A1', '', 'B2'])
  })

  it('takes quotes, unseen characters and the name of a column for what they are', () => {
    expect(texts(parseVinList(`\uFEFFNIV\n"${CHEVROLET}",\u200B'${FORD}'`))).toEqual([CHEVROLET, FORD])
  })

  it('leaves a VIN in groups together', () => {
    expect(texts(parseVinList('1GN SKBKC 0MR 900001'))).toEqual(['1GN SKBKC 0MR 900001'])
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseVinList(text)))
  })
})

describe('a CSV file', () => {
  it('gives the named column, wherever it stands and whatever separates', () => {
    const header = fc.constantFrom(
      'VIN',
      'vin #',
      'NIV',
      'Vehicle identification number',
      'Numéro d’identification du véhicule',
      'Número de identificación vehicular',
    )
    const word = fc.stringMatching(/^[A-Za-z ]{1,10}$/)
    const table = fc.tuple(fc.array(soundVins, { minLength: 1 }), header, word, word)
    fc.assert(
      fc.property(
        table,
        fc.constantFrom(',', ';', '\t'),
        fc.boolean(),
        ([vins, name, before, after], by, front) => {
          fc.pre(before.trim() !== '')
          const rows = [[before, name, after], ...vins.map((vin) => [before, vin, after])]
          const text = rows.map((row) => (front ? row.slice(1) : row).join(by)).join('\r\n')
          const values = parseVinCsv(text)
          expect(typeof values === 'string' ? values : texts(values)).toEqual(vins)
        },
      ),
    )
  })

  it('gives the only column with 17 characters when none is named', () => {
    expect(found(`Unit;Chassis\n12;${CHEVROLET}\n13;1FT`)).toEqual([
      [2, CHEVROLET],
      [3, '1FT'],
    ])
    expect(found(`${CHEVROLET}\n${FORD}`)).toEqual([
      [1, CHEVROLET],
      [2, FORD],
    ])
  })

  it('says that two columns could be meant', () => {
    expect(found(`old,new\n${CHEVROLET},${FORD}`)).toBe('severalColumns')
  })

  it('that is a list on one line gives them all, counted', () => {
    expect(found(`${CHEVROLET},${FORD},`)).toEqual([
      [1, CHEVROLET],
      [2, FORD],
    ])
  })

  it('says that there are no VINs, or nothing at all', () => {
    expect(found('Name,City\nAna,Lima\n')).toBe('noVins')
    expect(found('\n , \n')).toBe('empty')
    expect(found('')).toBe('empty')
    expect(found('VIN;Unit\n')).toBe('empty')
  })

  it('keeps a row without a VIN, for it must be said, but no empty line', () => {
    expect(found(`Unit,VIN\n7,\n\n8,${CHEVROLET}\n,\n`)).toEqual([
      [2, ''],
      [4, CHEVROLET],
    ])
  })

  it('reads below a title, and after a line that names the separator', () => {
    expect(found(`Our vans 2026\nUnit,VIN\n8,${CHEVROLET}`)).toEqual([[3, CHEVROLET]])
    expect(found(`sep=;\nVIN;a,b\n${UNKNOWN_MAKER};c,d`)).toEqual([[3, UNKNOWN_MAKER]])
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void parseVinCsv(text)))
  })
})
