import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { createConnection } from './databaseConnection'
import { abortOpenTransactions } from './openTransactions'

const ROW = { key: 'frozen', value: 1 }

it('a write that a frozen page broke off is done again', async () => {
  const connection = createConnection({ name: 'frozen-write' })
  let tries = 0
  await connection.run((db) =>
    db.transaction('rw', db.device, async () => {
      tries += 1
      await db.device.put(ROW as never)
      if (tries === 1) expect(abortOpenTransactions()).toBe(1)
      await db.device.count()
    }),
  )
  expect(tries).toBe(2)
  expect(await connection.run((db) => db.device.get('frozen'))).toEqual(ROW)
  connection.close()
})

it('a transaction that ended is not aborted', async () => {
  const connection = createConnection({ name: 'frozen-none' })
  await connection.run((db) => db.device.put(ROW as never))
  expect(abortOpenTransactions()).toBe(0)
  connection.close()
})
