import { describe, expect, it, vi } from 'vitest'
import { createReplayClock, type ReplayTime } from './replayClock'

/** A page whose time passes and whose frames are drawn on request. */
function page() {
  let now = 0
  let draw: (() => void) | null = null
  const time: ReplayTime = {
    now: () => now,
    frame: (next) => {
      draw = next
      return () => {
        draw = null
      }
    },
  }
  return {
    time,
    pass: (ms: number, pictures: number) => {
      for (let at = 0; at < pictures; at += 1) {
        now += ms / pictures
        const next = draw
        draw = null
        next?.()
      }
    },
  }
}

describe('a replay', () => {
  it('starts at the given second', () => {
    expect(createReplayClock(100, 42).second()).toBe(42)
    expect(createReplayClock(100, 500).second()).toBe(100)
  })

  it.each([3, 30, 600])('shows the same second after the same time, with %i pictures', (pictures) => {
    const { time, pass } = page()
    const clock = createReplayClock(1000, 10, time)
    clock.setRate(20)
    clock.play()
    pass(5000, pictures)
    expect(clock.second()).toBeCloseTo(110)
  })

  it('stops at the end and notifies; playing again starts over', () => {
    const { time, pass } = page()
    const clock = createReplayClock(60, 50, time)
    const settled = vi.fn()
    clock.onSettle(settled)
    clock.play()
    pass(30_000, 50)
    expect(clock.isPlaying()).toBe(false)
    expect(settled).toHaveBeenCalledExactlyOnceWith(60)
    clock.play()
    expect(clock.second()).toBe(0)
  })

  it('keeps its position when it pauses and when its rate changes', () => {
    const { time, pass } = page()
    const clock = createReplayClock(1000, 0, time)
    clock.play()
    pass(4000, 4)
    clock.setRate(4)
    pass(1000, 4)
    clock.pause()
    pass(9000, 3)
    expect(clock.second()).toBeCloseTo(8)
  })

  it('notifies listeners of its second on every frame, and on a seek at once', () => {
    const { time, pass } = page()
    const clock = createReplayClock(1000, 0, time)
    const seen: number[] = []
    clock.onTick((second) => seen.push(Math.round(second)))
    clock.seek(100)
    clock.play()
    pass(3000, 3)
    clock.seek(20)
    expect(seen).toEqual([100, 101, 102, 103, 20])
  })

  it('notifies buttons when it starts, changes its rate and stops', () => {
    const { time } = page()
    const clock = createReplayClock(10, 0, time)
    const changed = vi.fn()
    const forget = clock.onChange(changed)
    clock.play()
    clock.setRate(4)
    clock.pause()
    forget()
    clock.play()
    expect(changed).toHaveBeenCalledTimes(3)
  })

  it('does not play a trip without length', () => {
    const clock = createReplayClock(0, 0, page().time)
    clock.play()
    expect(clock.isPlaying()).toBe(false)
  })
})
