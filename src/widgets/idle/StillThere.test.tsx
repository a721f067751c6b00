import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { askAnew, leaveNow, stay } from '../../session/idle'
import { setIdleQuestion } from '../../state/idle'
import { renderInEnglish } from '../../ui/testing/renderIn'
import { StillThere } from './StillThere'

vi.mock('../../session/idle', () => ({ stay: vi.fn(), askAnew: vi.fn(), leaveNow: vi.fn() }))

async function ask() {
  setIdleQuestion({ endsAtMs: performance.now() + 14_000, lengthMs: 20_000 })
  renderInEnglish(<StillThere />)
  return screen.findByRole('alertdialog', { name: 'Still there?' })
}

beforeEach(() => {
  vi.clearAllMocks()
  act(() => setIdleQuestion(null))
})

describe('the question whether somebody is still there', () => {
  it('says how long it stands, and stays with its first button', async () => {
    await ask()
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('14')
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }))
    expect(stay).toHaveBeenCalled()
    expect(leaveNow).not.toHaveBeenCalled()
  })

  it('starts over with its second button, and with nothing else', async () => {
    await ask()
    fireEvent.click(screen.getByRole('button', { name: 'Start over now' }))
    expect(leaveNow).toHaveBeenCalledOnce()
    expect(stay).not.toHaveBeenCalled()
  })

  it.each(['a', 'Escape', 'ArrowDown', 'Enter', ' '])(
    'stays with the key %j outside of a button',
    async (key) => {
      await ask()
      fireEvent.keyDown(document.body, { key })
      expect(stay).toHaveBeenCalled()
    },
  )

  it('gives the keyboard time to come to its buttons, and leaves their keys to them', async () => {
    await ask()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(askAnew).toHaveBeenCalledOnce()
    fireEvent.keyDown(screen.getByRole('button', { name: 'Start over now' }), { key: 'Enter' })
    expect(stay).not.toHaveBeenCalled()
  })

  it('stays with a touch beside its buttons', async () => {
    fireEvent.click(await ask())
    expect(stay).toHaveBeenCalled()
  })
})
