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

it('returns focus to the element that opened it when it is closed from inside', () => {
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

it('closes on Escape, but not from a text field', () => {
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
