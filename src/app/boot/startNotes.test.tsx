import { beforeEach, expect, it, vi } from 'vitest'
import { handOverStartNotes, keepStartNote } from './startNotes'

beforeEach(() => sessionStorage.clear())

it('notes of a start are kept over a reload and handed over once a database is there', async () => {
  keepStartNote('start-late', '/1', 1)
  keepStartNote('database-late', 'call', 2)
  const refused = vi.fn().mockRejectedValue(new Error('no database'))
  await handOverStartNotes(refused)
  expect(refused).toHaveBeenCalledOnce()
  keepStartNote('start-failed', 'chunk', 3)
  const add = vi.fn().mockResolvedValue(undefined)
  await handOverStartNotes(add)
  expect(add.mock.calls).toEqual([
    ['start-late', '/1', 1],
    ['database-late', 'call', 2],
    ['start-failed', 'chunk', 3],
  ])
  await handOverStartNotes(add)
  expect(add).toHaveBeenCalledTimes(3)
})
