import { expect, it, test, vi } from 'vitest'
import { openPostgres } from './postgres'
import { TEST_DATABASE_URL } from './testing/service'

if (!TEST_DATABASE_URL) {
  test.skip('a transaction on a Postgres server: TEST_DATABASE_URL is not set', () => {})
}

it.runIf(TEST_DATABASE_URL)(
  'a transaction whose connection is lost between two queries fails, and nothing else does',
  async () => {
    const sql = await openPostgres(TEST_DATABASE_URL ?? '')
    const isThere = async (pid: number) =>
      (await sql.query('select 1 from pg_stat_activity where pid = $1', [pid])).length > 0
    try {
      const lost = sql.transaction(async (query) => {
        const [row] = await query<{ pid: number }>('select pg_backend_pid() as pid')
        if (!row) throw new Error('no process')
        await sql.query('select pg_terminate_backend($1)', [row.pid])
        await vi.waitFor(async () => expect(await isThere(row.pid)).toBe(false))
        return query('select 1')
      })
      await expect(lost).rejects.toThrow(/terminat|closed|not queryable/)
      expect(await sql.query('select 2 as two')).toEqual([{ two: 2 }])
    } finally {
      await sql.close()
    }
  },
)
