import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MAX_PACK_BYTES, type PackFile } from '#domain/booth/packs/packFile'
import { PackError } from '#domain/booth/packs/packProblem'
import { DEMO_PACK_ID } from '../../schemas/pack'
import { readPack } from './readPack'
import { packOf } from './testing/packOf'

type Row = Record<string, unknown> & { id: string }

/** Every shipped dataset, parsed again for each test. */
function shippedRows(): Record<string, Row[]> {
  const files = readdirSync('demo-data').filter((file) => file !== 'manifest.json')
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(`demo-data/${file}`, 'utf8'))))
}

const fileOf = (text: string, size = text.length) => ({ size, text: async () => text })

async function problemOf(file: { size: number; text(): Promise<string> }) {
  try {
    await readPack(file)
    return 'fine'
  } catch (error) {
    if (error instanceof PackError) return error.problem
    throw error
  }
}

/** The problem of a pack with the shipped rows after `spoil`. */
async function problemAfter(
  spoil: (rows: Record<string, Row[]>) => void,
  facts: Partial<PackFile> = {},
): Promise<unknown> {
  const rows = shippedRows()
  spoil(rows)
  return problemOf(fileOf(JSON.stringify(packOf(rows, facts))))
}

function at(rows: Row[] | undefined, index = 0): Row {
  const row = rows?.[index]
  if (!row) throw new Error('no such row')
  return row
}

describe('a pack file', () => {
  it('of all shipped datasets is fine, markup in a name included', async () => {
    const rows = shippedRows()
    at(rows.vehicles).label = '<img src=x onerror=alert(1)>'
    const { markup, rows: read, file } = await readPack(fileOf(JSON.stringify(packOf(rows))))
    expect([markup, read.get('vehicles')?.length, file.name]).toEqual([1, 48, 'Trade show'])
  })

  it('of datasets that name no others may come alone', async () => {
    const { announcements = [] } = shippedRows()
    expect(await problemOf(fileOf(JSON.stringify(packOf({ announcements }))))).toBe('fine')
  })

  it('of 500 MB is refused before a byte of it is read', async () => {
    const text = () => Promise.reject(new Error('it was read'))
    expect(await problemOf({ size: 500_000_000, text })).toEqual({ kind: 'too-large', bytes: 500_000_000 })
    expect(await problemOf({ size: MAX_PACK_BYTES, text: async () => 'x' })).toEqual({ kind: 'not-a-pack' })
    expect(await problemOf({ size: 0, text })).toEqual({ kind: 'empty' })
  })

  it.each([
    ['cut off in the middle', (text: string) => text.slice(0, text.length / 2), { kind: 'cut-off' }],
    ['another kind of JSON', () => '{"event":"x"}', { kind: 'not-a-pack' }],
    ['a picture', () => '\u0089PNG\r\n', { kind: 'not-a-pack' }],
    ['of a list', () => '[]', { kind: 'not-a-pack' }],
    ['of null', () => 'null', { kind: 'not-a-pack' }],
  ])('that is %s is named as that', async (_, change, problem) => {
    const text = change(JSON.stringify(packOf({ announcements: shippedRows().announcements ?? [] })))
    expect(await problemOf(fileOf(text))).toEqual(problem)
  })

  it('of a newer schema is refused whatever else it holds', async () => {
    const text = JSON.stringify({ format: 'pharos-pack', schema: 9, anything: true })
    expect(await problemOf(fileOf(text))).toEqual({ kind: 'newer-schema', schema: 9 })
  })

  it.each<[string, Partial<PackFile>, unknown]>([
    ['the name of the shipped pack', { pack: DEMO_PACK_ID }, { kind: 'reserved-name', pack: DEMO_PACK_ID }],
    ['a fleet that a device made', { pack: 'own-fleet', kind: 'own-fleet' }, { kind: 'not-a-pack' }],
    ['the name of the own fleet', { pack: 'own-fleet' }, { kind: 'reserved-name', pack: 'own-fleet' }],
    ['a path as a name', { pack: '../x' }, { kind: 'not-a-pack' }],
    ['no version', { version: 0 }, { kind: 'not-a-pack' }],
    ['a schema that is older than any', { schema: 0 }, { kind: 'older-schema', schema: 0 }],
  ])('with %s is refused', async (_, facts, problem) => {
    expect(await problemAfter(() => {}, facts)).toEqual(problem)
  })

  it('whose file has another hash is refused', async () => {
    const pack = packOf({ announcements: shippedRows().announcements ?? [] })
    pack.files['announcements.json'] += ' '
    expect(await problemOf(fileOf(JSON.stringify(pack)))).toEqual({
      kind: 'wrong-hash',
      file: 'announcements.json',
    })
    const lost = { ...pack, files: {} }
    expect(await problemOf(fileOf(JSON.stringify(lost)))).toEqual({
      kind: 'missing-file',
      file: 'announcements.json',
    })
  })

  it('with another number of rows than it lists is refused', async () => {
    const pack = packOf({ announcements: shippedRows().announcements ?? [] })
    const [dataset] = pack.datasets
    if (dataset) dataset.rows = 3
    expect(await problemOf(fileOf(JSON.stringify(pack)))).toEqual({
      kind: 'wrong-count',
      dataset: 'announcements',
      rows: 8,
      listed: 3,
    })
  })

  it.each<[string, (rows: Record<string, Row[]>) => void, unknown]>([
    [
      '10,000 vehicles',
      // Counted before their rows are checked, and small enough to be read.
      (rows) => (rows.vehicles = Array.from({ length: 10_000 }, (_, n) => ({ id: `v-${n + 1}` }))),
      { kind: 'too-many-vehicles', vehicles: 10_000 },
    ],
    [
      'a dataset that the build does not know',
      (rows) => (rows.rockets = []),
      expect.objectContaining({ kind: 'unknown-dataset' }),
    ],
    [
      'vehicles without their trips',
      (rows) => delete rows.trips,
      expect.objectContaining({ kind: 'missing-dataset', dataset: 'trips' }),
    ],
    [
      'a row with a key too many',
      (rows) => (at(rows.vehicles, 2).onclick = 'x'),
      expect.objectContaining({ kind: 'wrong-row', dataset: 'vehicles', row: 'v-3' }),
    ],
    [
      'a name of a thousand letters',
      (rows) => (at(rows.vehicles).label = 'x'.repeat(1_000)),
      expect.objectContaining({ kind: 'wrong-row', dataset: 'vehicles', row: 'v-1' }),
    ],
    [
      'an id twice',
      (rows) => (at(rows.announcements, 1).id = 'n-1'),
      expect.objectContaining({ kind: 'wrong-row', dataset: 'announcements', row: 'n-1' }),
    ],
    [
      'a vehicle of a fleet that is none',
      (rows) => (at(rows.vehicles).fleet = 'Fleet Nine'),
      expect.objectContaining({ kind: 'wrong-reference', row: 'v-1', detail: 'fleets: Fleet Nine' }),
    ],
    [
      'a trip of a vehicle that is none',
      (rows) => (at(rows.trips).vehicleId = 'v-999'),
      expect.objectContaining({ kind: 'wrong-reference', detail: 'vehicles: v-999' }),
    ],
    [
      'a trip without a path',
      (rows) => {
        const path = rows.pathsMx?.find(({ trips }) =>
          Object.hasOwn(trips as object, String(at(rows.trips).id)),
        )
        delete (at(path ? [path] : []).trips as Record<string, unknown>)[String(at(rows.trips).id)]
      },
      expect.objectContaining({ kind: 'wrong-reference', dataset: 'trips', detail: 'pathsMx' }),
    ],
  ])('with %s is refused', async (_, spoil, problem) => {
    expect(await problemAfter(spoil)).toEqual(problem)
  })
})
