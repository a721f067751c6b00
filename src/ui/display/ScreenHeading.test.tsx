import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

let ScreenHeading: typeof import('./ScreenHeading').ScreenHeading

beforeEach(async () => {
  // Which screen was the previous one is kept in the module.
  vi.resetModules()
  ;({ ScreenHeading } = await import('./ScreenHeading'))
})
afterEach(cleanup)

/** A screen with something that was pressed on it, in a tab list or a popup or in neither. */
function Screen({ place, role, isExiting }: { place: string; role?: string; isExiting?: boolean }) {
  return (
    <>
      <ScreenHeading title={place} place={place} />
      <div role={role} data-exiting={isExiting}>
        <button type="button">Press</button>
      </div>
    </>
  )
}

/** Focuses what is pressed on the first screen, and shows the second. */
function change(props: { role?: string; isExiting?: boolean } = {}) {
  const { rerender } = render(<Screen place="/users" {...props} />)
  screen.getByRole('button').focus()
  rerender(<Screen place="/fleets" {...props} />)
  return rerender
}

it('the first screen leaves the focus where it is', () => {
  render(<Screen place="/users" />)
  expect(document.activeElement).toBe(document.body)
})

it('a change of screen moves the focus to the title', () => {
  change()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/fleets' }))
})

it('a screen that is rendered again leaves the focus where it is', () => {
  const rerender = change()
  screen.getByRole('button').focus()
  rerender(<Screen place="/fleets" />)
  expect(document.activeElement).toBe(screen.getByRole('button'))
})

it.each(['tab', 'dialog', 'menu'])('a change of screen leaves the focus in a %s', (role) => {
  change({ role })
  expect(document.activeElement).toBe(screen.getByRole('button', { hidden: true }))
})

it('a change of screen takes the focus out of a dialog that closes', () => {
  change({ role: 'dialog', isExiting: true })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/fleets' }))
})
