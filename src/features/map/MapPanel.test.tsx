import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { inLanguage } from '../../ui/testing/renderIn'
import { MapPanel } from './MapPanel'

function MapWithPanel() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Row
      </button>
      {open && <MapPanel title="Unit 118" onClose={() => setOpen(false)} />}
    </>
  )
}

it('gives focus back to what it was opened from when it is closed from within', () => {
  render(<MapWithPanel />, { wrapper: inLanguage('en') })
  const row = screen.getByRole('button', { name: 'Row' })
  row.focus()
  fireEvent.click(row)
  const close = screen.getByRole('button', { name: 'Close' })
  close.focus()
  fireEvent.click(close)
  expect(screen.queryByRole('heading')).toBeNull()
  expect(document.activeElement).toBe(row)
})

it('closes by Escape, but not while somebody types', () => {
  render(
    <>
      <input aria-label="Search" />
      <MapWithPanel />
    </>,
    { wrapper: inLanguage('en') },
  )
  fireEvent.click(screen.getByRole('button', { name: 'Row' }))
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
  expect(screen.getByRole('heading')).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(screen.queryByRole('heading')).toBeNull()
})
