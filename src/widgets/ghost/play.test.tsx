import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GhostAct } from '#domain/game/gameTypes'
import { advanceClock, installFakeClock } from '../../ui/testing/clock'
import { createGhostClock } from './ghostClock'
import { type GhostFinger, play } from './play'

installFakeClock()
const pressed: string[] = []
let ended: AbortController
let clock: ReturnType<typeof createGhostClock>
let go: ReturnType<typeof vi.fn<(address: string) => Promise<void>>>
/** Result of the replay. */
let outcome: 'playing' | 'played' | 'stopped'
let finger: GhostFinger

function page(html: string): void {
  document.body.innerHTML = html
}
function start(acts: readonly GhostAct[], speed = 1): void {
  clock = createGhostClock(speed)
  outcome = 'playing'
  play(acts, { clock, finger, signal: ended.signal, go }).then(
    () => (outcome = 'played'),
    () => (outcome = 'stopped'),
  )
}
const press = (atMs: number, target: string): GhostAct => ({ kind: 'press', atMs, target })
const address = (atMs: number, address: string): GhostAct => ({ kind: 'address', atMs, address })

beforeEach(() => {
  ended = new AbortController()
  finger = { moveTo: () => Promise.resolve(), press: () => undefined }
  go = vi.fn(async (to) => history.replaceState(null, '', to))
  history.replaceState(null, '', '/home')
  pressed.length = 0
  document.addEventListener('click', onClick)
})
afterEach(() => {
  ended.abort()
  document.removeEventListener('click', onClick)
})
const onClick = ({ target }: Event) => {
  if (target instanceof Element) pressed.push(target.getAttribute('data-target') ?? '')
}

describe('a replay', () => {
  it.each([
    [1, 2_000],
    [4, 500],
  ])('presses at the times of the run: %i times as fast', async (speed, afterMs) => {
    page('<main><button data-target="a"></button></main>')
    start([press(2_000, 'a')], speed)
    await advanceClock(afterMs - 50)
    expect(pressed).toEqual([])
    await advanceClock(300)
    expect(pressed).toEqual(['a'])
  })

  it('stands still while it is paused', async () => {
    page('<main><button data-target="a"></button></main>')
    start([press(2_000, 'a')])
    await advanceClock(1_000)
    clock.pause()
    await advanceClock(60_000)
    expect([pressed, Math.round(clock.nowMs())]).toEqual([[], 1_000])
    clock.resume()
    await advanceClock(1_200)
    expect(pressed).toEqual(['a'])
  })

  it('waits for a slow screen, and the time of the run with it', async () => {
    page('')
    start([press(1_000, 'a')])
    await advanceClock(2_000)
    expect(clock.nowMs()).toBeLessThan(1_000)
    page('<main><button data-target="a"></button></main>')
    await advanceClock(1_500)
    expect([pressed, outcome]).toEqual([['a'], 'played'])
  })

  it('presses on the screen that came while the finger was on its way', async () => {
    page('<main><button data-target="a"></button></main>')
    start([press(1_000, 'a')])
    await advanceClock(600)
    page('<main><button data-target="a" id="next"></button></main>')
    await advanceClock(1_500)
    expect([pressed, outcome]).toEqual([['a'], 'played'])
  })

  it('types on the screen that came while the finger was on its way', async () => {
    page('<main><input data-target="search"></main>')
    finger.moveTo = async () => {
      finger.moveTo = () => Promise.resolve()
      page('<main><input data-target="search"></main>')
    }
    start([{ kind: 'type', atMs: 1_000, target: 'search', text: 'van' }])
    await advanceClock(2_500)
    expect(document.querySelector('input')?.value).toBe('van')
  })

  it('goes by the address that follows where there is no such target', async () => {
    page('<main><button data-target="b"></button></main>')
    start([press(500, 'a'), address(600, '/1?q=tahoe'), press(1_500, 'b')])
    await advanceClock(2_700)
    expect(go).not.toHaveBeenCalled()
    await advanceClock(1_500)
    expect(go.mock.calls).toEqual([['/1?q=tahoe']])
    await advanceClock(2_000)
    expect([pressed, outcome]).toEqual([['b'], 'played'])
  })

  it('goes on without a target where the next one is there already', async () => {
    page('<main><button data-target="b"></button></main>')
    start([press(500, 'menu-of-narrow'), press(1_500, 'b')])
    await advanceClock(2_600)
    expect([pressed, go.mock.calls]).toEqual([['b'], []])
  })

  it('opens the navigation where a link is folded away in it', async () => {
    page(
      '<main><button data-target="menu" aria-expanded="false"></button><div inert><a href="/4"></a></div></main>',
    )
    const menu = document.querySelector('button') as HTMLElement
    menu.addEventListener('click', () => document.querySelector('div')?.removeAttribute('inert'))
    document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
    start([press(100, 'link:/4')])
    await advanceClock(2_500)
    expect(pressed).toEqual(['menu', ''])
  })

  it('types letter by letter, in the unit of the field', async () => {
    page('<main><input data-target="dial-number@km/h" value="100"></main>')
    const typed: string[] = []
    const field = document.querySelector('input') as HTMLInputElement
    field.addEventListener('input', () => typed.push(field.value))
    start([{ kind: 'type', atMs: 1_000, target: 'dial-number@mph', text: '75' }])
    await advanceClock(2_500)
    expect(typed).toEqual(['', '1', '12', '120'])
  })

  it('sends a form as Enter does', async () => {
    page('<form><input data-target="search"></form>')
    const sent = vi.fn((event: Event) => event.preventDefault())
    document.querySelector('form')?.addEventListener('submit', sent)
    start([press(100, 'enter:search')])
    await advanceClock(800)
    expect(sent).toHaveBeenCalledOnce()
  })

  it('does nothing more once it is ended', async () => {
    page('<main><button data-target="a"></button></main>')
    start([press(2_000, 'a')])
    await advanceClock(1_000)
    ended.abort()
    await advanceClock(5_000)
    expect([pressed, outcome]).toEqual([[], 'stopped'])
  })
})
