import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, expect, it } from 'vitest'
import { anExpense } from '#domain/testing/expense'
import { aVehicle } from '#domain/testing/vehicle'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { dropVisitorChanges } from '../core/visitorChanges'
import { addExpense, deleteExpense, type ExpenseFields, setReceipt, updateExpense } from './expenses'

const SHIPPED = anExpense()
const PICTURE = 'data:image/jpeg;base64,AAAA'
const NOW = { daysAgo: 0, minuteOfDay: 600 }
const { type, date, merchant, driverId, amount, details, description } = SHIPPED
const FIELDS: ExpenseFields = {
  type,
  date,
  merchant,
  driverId,
  vehicleId: 'v-2',
  amount,
  details,
  description,
  receiptPicture: null,
}
const expenses = () => withDatabase((db) => db.expenses.toArray())
const expense = async (id: string) => (await expenses()).find((one) => one.id === id)

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase(async (db) => {
    await db.expenses.put(SHIPPED)
    await db.vehicles.bulkPut([aVehicle({ id: 'v-1' }), aVehicle({ id: 'v-2', fleet: 'Fleet Two' })])
  })
})

it('adds an expense to the fleet of its vehicle, by hand and now, and takes it back', async () => {
  const added = await addExpense(FIELDS, 'a-1', NOW)
  expect(await expense(added.value)).toMatchObject({
    id: 'e-2',
    fleet: 'Fleet Two',
    createdBy: 'a-1',
    createdOn: NOW,
    editedBy: null,
    attachment: false,
    status: 'valid',
  })
  expect(await added.undo()).toBe('undone')
  expect(await expenses()).toEqual([SHIPPED])
})

it('changes an expense and says who did; without a new picture the receipt stays', async () => {
  const change = await updateExpense('e-1', { ...FIELDS, vehicleId: 'v-1', amount: 20 }, 'a-1')
  expect(await expense('e-1')).toEqual({ ...SHIPPED, amount: 20, editedBy: 'a-1' })
  await change.undo()
  expect(await expense('e-1')).toEqual(SHIPPED)
})

it('brings an expense of another vehicle into that one’s fleet', async () => {
  await updateExpense('e-1', FIELDS, 'a-1')
  expect((await expense('e-1'))?.fleet).toBe('Fleet Two')
})

it('deletes an expense, and brings it back', async () => {
  const removed = await deleteExpense('e-1')
  expect(await expenses()).toEqual([])
  expect(await removed.undo()).toBe('undone')
  expect(await expenses()).toEqual([SHIPPED])
})

it('keeps a picture in the row, and loses it with the reset', async () => {
  await setReceipt('e-1', PICTURE, 'a-1')
  expect(await expense('e-1')).toMatchObject({ attachment: true, receiptPicture: PICTURE, editedBy: 'a-1' })
  await setReceipt('e-1', null, 'a-1')
  expect(await expense('e-1')).not.toHaveProperty('receiptPicture')
  await setReceipt('e-1', PICTURE, 'a-1')
  await dropVisitorChanges()
  expect(await expense('e-1')).toEqual(SHIPPED)
})
