import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { advanceClock, installFakeClock } from '../testing/clock'
import { renderInEnglish } from '../testing/renderIn'
import { ToastRegion } from './ToastRegion'
import { clearToasts, toast } from './toast'

installFakeClock()
afterEach(() => act(clearToasts))

const said = () => screen.getByRole('status').textContent

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
    expect(said()).toContain('Lock Doors is activated')
    await advanceClock(1)
    expect(said()).toBe('')
  })

  it('speaks politely from a region that was there before it', () => {
    renderInEnglish(<ToastRegion />)
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite')
  })

  it('stops its clock while it is pointed at, and goes on where it was', async () => {
    say('Saved')
    await advanceClock(3000)
    const card = screen.getByText('Saved')
    fireEvent.pointerOver(card)
    await advanceClock(10_000)
    expect(said()).toContain('Saved')
    fireEvent.pointerOut(card)
    await advanceClock(999)
    expect(said()).toContain('Saved')
    await advanceClock(1)
    expect(said()).toBe('')
  })

  it('stops its clock while its button has the focus', async () => {
    say('Saved')
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    await advanceClock(10_000)
    expect(said()).toContain('Saved')
  })

  it('takes the place of the one before it at once and has its own four seconds', async () => {
    say('First')
    await advanceClock(3000)
    act(() => toast('Second'))
    expect(said()).toContain('Second')
    expect(said()).not.toContain('First')
    await advanceClock(3999)
    expect(said()).toContain('Second')
    await advanceClock(1)
    expect(said()).toBe('')
  })

  it('waits for a problem, which keeps its four seconds', async () => {
    renderInEnglish(<ToastRegion />)
    act(() => toast('Not stored', 'problem'))
    act(() => toast('First'))
    act(() => toast('Second'))
    expect(said()).toContain('Not stored')
    await advanceClock(4000)
    expect(said()).toContain('Second')
  })

  it('is not repeated while it is still said', async () => {
    say('Saved', 'Saved')
    await advanceClock(4000)
    expect(said()).toBe('')
  })

  it('can offer to take back what it tells, and goes when that is done', () => {
    renderInEnglish(<ToastRegion />)
    const undo = vi.fn()
    act(() => toast('Marked as personal', 'done', { label: 'Undo', run: undo }))
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledOnce()
    expect(said()).toBe('')
  })
})
