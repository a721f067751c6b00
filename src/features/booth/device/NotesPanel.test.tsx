import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepNote } from '../../../state/keptNotes'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { NotesPanel } from './NotesPanel'

it('shows what the database has not taken yet beside what it holds, newest first', () => {
  keepNote('storage-records-waiting', 'no room for 2 events', Date.UTC(2026, 10, 23, 12))
  const at = '2026-11-23T09:00:00.000Z'
  const stored = { code: 'start-late', detail: '/1', firstAt: at, lastAt: at, count: 1 }
  renderInEnglish(<NotesPanel notes={[stored]} />)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines[0]).toContain('cannot save new records')
  expect(lines[1]).toContain('took too long to start')
})
