import { beforeEach, expect, it, vi } from 'vitest'
import { handOverNotes, keepNote } from './keptNotes'

beforeEach(() => sessionStorage.clear())

it('notes of a start are kept over a reload and handed over once a database is there', async () => {
  keepNote('start-late', '/1', 1)
  keepNote('database-late', 'call', 2)
  const refused = vi.fn().mockRejectedValue(new Error('no database'))
  await handOverNotes(refused)
  expect(refused).toHaveBeenCalledOnce()
  keepNote('start-failed', 'chunk', 3)
  const add = vi.fn().mockResolvedValue(undefined)
  await handOverNotes(add)
  expect(add.mock.calls).toEqual([
    ['start-late', '/1', 1],
    ['database-late', 'call', 2],
    ['start-failed', 'chunk', 3],
  ])
  await handOverNotes(add)
  expect(add).toHaveBeenCalledTimes(3)
})
