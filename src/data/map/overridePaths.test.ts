import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import type { ArchiveEntry } from '../schemas/archiveList'
import { type ArchivesState, fetchArchives } from './archives'
import { readTripPaths } from './tripPaths'

const row = (street: string, id = 'ca/v-1') => ({
  id,
  region: 'ca',
  vehicleId: 'v-1',
  names: [street],
  trips: { 't-1': { miles: 1, line: '_p~iF~ps|U_ulL', roads: '1c30,0', dots: '' } },
})
const shaOf = (text: string) => createHash('sha256').update(text).digest('hex')
const listed = (file: string, text: string) => ({ file, bytes: text.length, sha256: shaOf(text) })

/** Fetches from a host with Canada's streets and, if `paths` is given, trip paths along them. */
function fetchFrom(paths: string | null, sent = paths): Promise<ArchivesState> {
  const archive: ArchiveEntry = {
    name: 'ca',
    ...listed('ca.pmtiles', 'rues'),
    synthetic: false,
    bounds: [-80, 43, -79, 44],
    minZoom: 3,
    maxZoom: 14,
    attribution: [],
    ...(paths === null ? {} : { paths: listed('paths-ca.json', paths) }),
  }
  return fetchArchives('ca', () => {}, undefined, {
    list: async () => [archive],
    file: async ({ file }) => new TextEncoder().encode(file === 'ca.pmtiles' ? 'rues' : (sent ?? '')).buffer,
  })
}

const street = async () => (await withDatabase((db) => readTripPaths(db, 'ca', 'v-1')))?.names[0]

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase((db) => db.tripPaths.put({ ...row('Built-in Street'), region: 'ca' }))
})

describe('trip paths of a map override', () => {
  it('replace the built-in ones', async () => {
    expect((await fetchFrom(JSON.stringify([row('Own Street')]))).complete).toBe(true)
    expect(await street()).toBe('Own Street')
  })

  it('leave a vehicle of another pack the paths of its own trips', async () => {
    await fetchFrom(JSON.stringify([row('Own Street')]))
    const { trips, ...facts } = row('Pack Street')
    await withDatabase((db) => db.tripPaths.put({ ...facts, region: 'ca', trips: { 't-99': trips['t-1'] } }))
    expect(await street()).toBe('Pack Street')
  })

  it('are deleted with the override', async () => {
    await fetchFrom(JSON.stringify([row('Own Street')]))
    expect((await fetchFrom(null)).complete).toBe(true)
    expect(await street()).toBe('Built-in Street')
  })

  it('are replaced when the list has other ones', async () => {
    await fetchFrom(JSON.stringify([row('Own Street')]))
    await fetchFrom(JSON.stringify([row('New Street')]))
    expect(await street()).toBe('New Street')
  })

  it.each([
    ['another content than listed', JSON.stringify([row('Own Street')]), JSON.stringify([row('0wn Street')])],
    ['rows of another form', JSON.stringify([{ id: 'ca/v-1' }])],
    ['rows of another region', JSON.stringify([row('Own Street', 'us/v-1')])],
    ['no rows at all', '<html>'],
  ])('are not taken with %s, and the device says so', async (_what, paths, sent?: string) => {
    expect(await fetchFrom(paths, sent ?? paths)).toMatchObject({
      complete: false,
      problem: 'dataset-invalid',
    })
    expect(await street()).toBe('Built-in Street')
  })
})
