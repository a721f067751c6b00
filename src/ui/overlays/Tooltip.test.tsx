import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { IconButton } from '../controls/IconButton'
import { ICONS } from '../icons/icons'
import { advanceClock, installFakeClock } from '../testing/clock'
import { renderInEnglish } from '../testing/renderIn'
import { Tooltip } from './Tooltip'

installFakeClock()

function show() {
  const onClick = vi.fn()
  renderInEnglish(
    <Tooltip text="Settings">
      <IconButton label="Settings" icon={ICONS.settings} onClick={onClick} />
    </Tooltip>,
  )
  return { onClick, button: screen.getByRole('button', { name: 'Settings' }) }
}

const finger = { pointerType: 'touch', pointerId: 3, button: 0 }
const shown = () => screen.queryByRole('tooltip') !== null

describe('a tooltip', () => {
  it('shows for the keyboard focus and goes with it', async () => {
    const { button } = show()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    act(() => button.focus())
    await advanceClock(600)
    expect(shown()).toBe(true)
    act(() => button.blur())
    await advanceClock(600)
    expect(shown()).toBe(false)
  })

  it('shows for a finger that holds, and the hold does not press the button', async () => {
    const { onClick, button } = show()
    fireEvent.pointerDown(button, finger)
    await advanceClock(390)
    expect(shown()).toBe(false)
    await advanceClock(20)
    expect(shown()).toBe(true)
    fireEvent.pointerUp(button, finger)
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    await advanceClock(2000)
    expect(shown()).toBe(false)
  })

  it('does not stand in the way of a tap', async () => {
    const { onClick, button } = show()
    fireEvent.pointerDown(button, finger)
    fireEvent.pointerUp(button, finger)
    fireEvent.click(button)
    expect(onClick).toHaveBeenCalledOnce()
    await advanceClock(1000)
    expect(shown()).toBe(false)
  })
})
