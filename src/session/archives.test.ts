import { expect, it, vi } from 'vitest'
import { type ArchivesState, fetchArchives } from '../data/map/archives'
import { findArchives, onArchives } from './archives'

vi.mock('../data/map/archives', () => ({ fetchArchives: vi.fn() }))

const WHOLE: ArchivesState = { stored: [], bytesDone: 9, bytesTotal: 9, complete: true, problem: null }

it('says nothing of the maps before it is known what is stored', async () => {
  let tell: (state: ArchivesState) => void = () => undefined
  vi.mocked(fetchArchives).mockImplementation((_, onState) => {
    tell = onState
    return new Promise(() => undefined)
  })
  const early = vi.fn()
  onArchives(early)
  void findArchives()
  expect(early).not.toHaveBeenCalled()
  tell(WHOLE)
  expect(early.mock.calls).toEqual([[WHOLE]])
  const late = vi.fn()
  onArchives(late)
  expect(late.mock.calls).toEqual([[WHOLE]])
})
