import { expect, test } from 'vitest'
import { createStore } from '../store'
import { openMemoryDatabase } from '../testing/memoryDatabase'
import { record } from '../testing/service'
import { databaseTrouble } from './databaseError'
import { TAKES_WRITES } from './ping'

test('a ping writes nothing, and is refused where a write would be', async () => {
  const sql = await openMemoryDatabase()
  const store = await createStore(sql)
  await store.insert(record())
  await sql.query('begin')
  await sql.query(TAKES_WRITES)
  // Postgres numbers a transaction only once it writes.
  expect(await sql.query('select pg_current_xact_id_if_assigned() as number')).toEqual([{ number: null }])
  await sql.query('commit')

  await sql.query('set default_transaction_read_only = on')
  const refused = await sql.query(TAKES_WRITES).catch((error: unknown) => error)
  expect(databaseTrouble(refused)).toBe('read-only')
  expect(await store.all()).toHaveLength(1)
  await store.close()
}, 120_000)
