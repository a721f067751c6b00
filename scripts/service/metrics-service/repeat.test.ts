import { expect, test } from 'vitest'
import { createStore } from './store'
import { openMemoryDatabase } from './testing/memoryDatabase'

const RECORD = {
  activationId: 'pharos-web-tour-en-us',
  sessionIdentifier: '6f1f6b5e-3c38-4f0c-9d1b-0d8f4f1c2a10',
  action: 'Home',
  value: null,
  createdAt: '2026-11-27T10:00:00.000Z',
  updatedAt: '2026-11-27T10:00:00.000Z',
}

test('a repeat writes, so that its answer waits for the standby as that of a new record does', async () => {
  const sql = await openMemoryDatabase()
  const store = await createStore(sql)
  try {
    expect(await store.insert(RECORD)).toBe('stored')
    expect(await store.insert(RECORD)).toBe('repeat')
    const [row] = await sql.query<{ locked: boolean }>(`select xmax::text <> '0' as locked from interactions`)
    expect(row?.locked).toBe(true)
    expect(await store.all()).toMatchObject([RECORD])
  } finally {
    await store.close()
  }
})
