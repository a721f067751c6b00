import { describe, expect, it } from 'vitest'
import { AppError } from '#domain/base/errors'
import type { GivenUp } from '../data/interactions/giveUp'
import { createTestKiosk, SESSION } from './testing/testKiosk'
import { createWriter } from './writer'

const full = () => new AppError('storage-full')

function disk(fullTimes: number, delivered: number, others: GivenUp[] = []) {
  const notes: string[] = []
  let left = delivered
  const freed: number[] = []
  let tries = 0
  const write = createWriter({
    append: async () => (++tries <= fullTimes ? Promise.reject(full()) : []),
    freeSpace: async (limit) => {
      const now = Math.min(limit, left)
      left -= now
      freed.push(now)
      return now
    },
    giveUp: async () => others.shift() ?? null,
    note: (code) => notes.push(code),
  })
  return { write, notes, freed, tries: () => tries }
}

describe('a full disk', () => {
  it('frees space by deleting delivered rows until the batch fits', async () => {
    const { write, freed } = disk(2, 5_000)
    expect(await write([])).toEqual([])
    expect(freed).toEqual([500, 500])
  })

  it('says to staff that delivered records were deleted', async () => {
    const { write, notes } = disk(1, 500)
    await write([])
    expect(notes).toEqual(['metrics-storage-full'])
  })

  it('gives up what can be missed once no delivered row is left, and says each to staff', async () => {
    const { write, notes } = disk(3, 500, [
      { kind: 'pack', name: 'trade-show@1' },
      { kind: 'map', name: 'mx' },
    ])
    await write([])
    expect(notes).toEqual(['metrics-storage-full', 'storage-pack-removed', 'storage-map-removed'])
  })

  it('fails the batch when there is nothing to delete, and says to staff that records wait', async () => {
    const { write, notes } = disk(99, 0)
    await expect(write([])).rejects.toMatchObject({ code: 'storage-full' })
    expect(notes).toEqual(['storage-records-waiting'])
  })

  it('says once that records wait until one is stored again', async () => {
    const { write, notes } = disk(2, 0)
    for (const _ of [1, 2]) await write([]).catch(() => undefined)
    await write([])
    expect(notes).toEqual(['storage-records-waiting'])
  })

  it('says that records wait also where a deletion finds no room', async () => {
    const notes: string[] = []
    const write = createWriter({
      append: () => Promise.reject(full()),
      freeSpace: () => Promise.reject(full()),
      giveUp: async () => null,
      note: (code) => notes.push(code),
    })
    await expect(write([])).rejects.toMatchObject({ code: 'storage-full' })
    expect(notes).toEqual(['storage-records-waiting'])
  })

  it('rethrows another error and deletes no row', async () => {
    const { freed } = disk(0, 500)
    const write = createWriter({
      append: () => Promise.reject(new AppError('storage-lost')),
      freeSpace: async (limit) => freed.push(limit),
      giveUp: async () => null,
      note: () => undefined,
    })
    await expect(write([])).rejects.toMatchObject({ code: 'storage-lost' })
    expect(freed).toEqual([])
  })

  it('deletes delivered rows and never a pending one', async () => {
    const kiosk = createTestKiosk()
    const tab = await kiosk.openTab({ started: false })
    for (const action of ['sent', 'pending']) await kiosk.event(tab, action, SESSION)
    const [first] = await kiosk.rows()
    await tab.store.markDelivered(first?.id ?? '', 201, '2026-11-21T09:00:05.000Z')
    let refusals = 1
    const append: typeof tab.store.append = (batch) =>
      refusals-- > 0 ? Promise.reject(full()) : tab.store.append(batch)
    const event = { id: 'x', activationId: 'a', sessionIdentifier: SESSION, action: 'new', value: null }
    await createWriter({
      append,
      freeSpace: tab.archive.freeSpace,
      giveUp: async () => null,
      note: () => undefined,
    })([{ ...event, createdAt: '2026-11-21T10:00:00.000Z' }])
    expect((await kiosk.rows()).map(({ action }) => action)).toEqual(['pending', 'new'])
  })
})
