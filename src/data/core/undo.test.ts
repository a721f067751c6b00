import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import { closeDatabase, withDatabase } from './databaseConnection'
import { DATABASE_NAME } from './db'
import { changeRow, changeRows, dropVisitorChanges } from './visitorChanges'

const shipped = [aVehicle({ id: 'v-1', label: 'One' }), aVehicle({ id: 'v-2', label: 'Two' })]
const rename = (id: string, label: string) => changeRow('vehicles', id, (row) => ({ ...row, label }))
const renameBoth = (label: string, scope: 'together' | 'each') =>
  changeRows(
    ['vehicles'],
    async (rows) => {
      for (const row of await rows.all('vehicles')) await rows.put('vehicles', { ...row, label })
    },
    scope,
  )
const vehicles = () => withDatabase((db) => db.vehicles.toArray())
const labels = async () => (await vehicles()).map(({ label }) => label)
const keptRows = () => withDatabase((db) => db.originals.count())

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase((db) => db.vehicles.bulkPut(shipped))
})

describe('undo', () => {
  it('restores what was changed, added and removed, and leaves nothing for a reset', async () => {
    const { undo } = await changeRows(['vehicles'], async (rows) => {
      await rows.put('vehicles', aVehicle({ id: 'v-1', label: 'Mine' }))
      await rows.put('vehicles', aVehicle({ id: 'v-1', label: 'Mine again' }))
      await rows.remove('vehicles', 'v-2')
      await rows.put('vehicles', aVehicle({ id: 'v-3' }))
    })
    expect(await labels()).toEqual(['Mine again', expect.any(String)])
    expect(await undo()).toBe('undone')
    expect(await vehicles()).toEqual(shipped)
    expect(await keptRows()).toBe(0)
  })

  it('restores the previous change, which a reset still reverts', async () => {
    await rename('v-1', 'First')
    const { undo } = await rename('v-1', 'Second')
    await undo()
    expect(await labels()).toEqual(['First', 'Two'])
    await dropVisitorChanges()
    expect(await labels()).toEqual(['One', 'Two'])
  })

  it('works only once', async () => {
    const { undo } = await rename('v-1', 'Mine')
    await undo()
    await rename('v-1', 'Mine')
    expect(await undo()).toBe('changedSince')
    expect(await labels()).toEqual(['Mine', 'Two'])
  })

  it('keeps a row that a newer change modified, even after that one was undone', async () => {
    const first = await rename('v-1', 'First')
    const second = await rename('v-1', 'Second')
    expect(await first.undo()).toBe('changedSince')
    expect(await labels()).toEqual(['Second', 'Two'])
    expect(await second.undo()).toBe('undone')
    expect(await labels()).toEqual(['First', 'Two'])
  })

  it('does nothing after a reset, even to a row with the changed values', async () => {
    await rename('v-1', 'Mine')
    const { undo } = await rename('v-1', 'One')
    await dropVisitorChanges()
    expect(await undo()).toBe('changedSince')
    expect(await labels()).toEqual(['One', 'Two'])
    expect(await keptRows()).toBe(0)
  })

  it('restores all rows or none when they depend on each other', async () => {
    const { undo } = await renameBoth('Mine', 'together')
    await rename('v-2', 'Theirs')
    expect(await undo()).toBe('changedSince')
    expect(await labels()).toEqual(['Mine', 'Theirs'])
  })

  it('restores the unchanged rows when they are independent', async () => {
    const { undo } = await renameBoth('Mine', 'each')
    await rename('v-2', 'Theirs')
    expect(await undo()).toBe('partly')
    expect(await labels()).toEqual(['One', 'Theirs'])
  })

  it('knows that a second tap changed nothing', async () => {
    expect((await rename('v-1', 'Mine')).isChanged).toBe(true)
    expect((await rename('v-1', 'Mine')).isChanged).toBe(false)
  })

  it('does nothing for a change without rows', async () => {
    const { isChanged, undo } = await rename('v-404', 'x')
    expect(isChanged).toBe(false)
    expect(await undo()).toBe('undone')
  })

  it('restores nothing after a change that failed', async () => {
    const failed = changeRows(['vehicles'], async (rows) => {
      await rows.remove('vehicles', 'v-1')
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow()
    expect(await vehicles()).toEqual(shipped)
    expect(await keptRows()).toBe(0)
  })
})
