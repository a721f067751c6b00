import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { advanceClock, installFakeClock } from '../testing/clock'
import { renderInEnglish } from '../testing/renderIn'
import { ToastRegion } from './ToastRegion'
import { clearToasts, placeToasts, toast } from './toast'

installFakeClock()
afterEach(() => act(clearToasts))

const statusText = () => screen.getByRole('status').textContent

function say(...messages: string[]) {
  renderInEnglish(<ToastRegion />)
  act(() => {
    for (const message of messages) toast(message)
  })
}

describe('a toast', () => {
  it('stays four seconds', async () => {
    say('Lock Doors is activated')
    await advanceClock(3999)
    expect(statusText()).toContain('Lock Doors is activated')
    await advanceClock(1)
    expect(statusText()).toBe('')
  })

  it('is announced politely by an existing live region', () => {
    renderInEnglish(<ToastRegion />)
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
  })

  it('pauses its timer while hovered', async () => {
    say('Saved')
    await advanceClock(3000)
    const card = screen.getByText('Saved')
    fireEvent.pointerOver(card)
    await advanceClock(10_000)
    expect(statusText()).toContain('Saved')
    fireEvent.pointerOut(card)
    await advanceClock(999)
    expect(statusText()).toContain('Saved')
    await advanceClock(1)
    expect(statusText()).toBe('')
  })

  it('pauses its timer while its button has focus', async () => {
    say('Saved')
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    await advanceClock(10_000)
    expect(statusText()).toContain('Saved')
  })

  it('replaces the previous one at once and has its own four seconds', async () => {
    say('First')
    await advanceClock(3000)
    act(() => toast('Second'))
    expect(statusText()).toContain('Second')
    expect(statusText()).not.toContain('First')
    await advanceClock(3999)
    expect(statusText()).toContain('Second')
    await advanceClock(1)
    expect(statusText()).toBe('')
  })

  it('waits for a problem, which is shown for its four seconds', async () => {
    renderInEnglish(<ToastRegion />)
    act(() => toast('Not stored', 'problem'))
    act(() => toast('First'))
    act(() => toast('Second'))
    expect(statusText()).toContain('Not stored')
    await advanceClock(4000)
    expect(statusText()).toContain('Second')
  })

  it('is not repeated while the same one is shown', async () => {
    say('Saved', 'Saved')
    await advanceClock(4000)
    expect(statusText()).toBe('')
  })

  it('can offer an undo, and closes after it', () => {
    renderInEnglish(<ToastRegion />)
    const undo = vi.fn()
    act(() => toast('Marked as personal', 'done', { label: 'Undo', run: undo }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(statusText()).toBe('')
  })

  it('makes room for what lies in its place, until that is gone', () => {
    say('Saved')
    let putBack = () => {}
    act(() => {
      putBack = placeToasts('beside')
    })
    expect(screen.getByRole('status').classList).toContain('beside')
    act(putBack)
    expect(screen.getByRole('status').classList).not.toContain('beside')
  })

  it('goes back to the room that a screen asked for once a panel over it is closed', () => {
    const place = () => screen.getByRole('status').classList
    const ends: (() => void)[] = []
    say('Saved')
    act(() => void ends.push(placeToasts('above'), placeToasts('beside')))
    expect(place()).not.toContain('above')
    act(() => ends.pop()?.())
    expect(place()).toContain('above')
    act(() => ends.pop()?.())
    expect(place()).not.toContain('above')
  })

  it('goes with the screens that it was for', () => {
    const { unmount } = renderInEnglish(<ToastRegion />)
    act(() => toast('Unit 214 is available'))
    unmount()
    renderInEnglish(<ToastRegion />)
    expect(statusText()).toBe('')
  })
})
