import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { createReplayClock } from './replayClock'
import { Scrubber } from './Scrubber'

function scrubber(at: number) {
  const clock = createReplayClock(600, at)
  renderInEnglish(
    <Scrubber label="Replay position" clock={clock} moments={[]} say={(second) => `second ${second}`} />,
  )
  return { clock, slider: screen.getByRole<HTMLInputElement>('slider', { name: 'Replay position' }) }
}

describe('the slider through a trip', () => {
  it('shows the second of the clock, also as text', () => {
    const { slider } = scrubber(42)
    expect(slider.value).toBe('42')
    expect(slider.getAttribute('aria-valuetext')).toBe('second 42')
  })

  it('moves by one second with left and right, by ten with up and down', () => {
    const { clock, slider } = scrubber(42)
    for (const [key, second] of [
      ['ArrowRight', 43],
      ['ArrowLeft', 42],
      ['ArrowUp', 52],
      ['ArrowDown', 42],
    ] as const) {
      fireEvent.keyDown(slider, { key })
      expect(clock.second(), key).toBe(second)
      expect(slider.value, key).toBe(String(second))
    }
  })

  it('seeks the clock when it is dragged', () => {
    const { clock, slider } = scrubber(0)
    fireEvent.change(slider, { target: { value: '300' } })
    expect(clock.second()).toBe(300)
  })
})
