import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publishEvent } from '../events'
import { startRecording, stopRecording } from './recording'

function page(html: string): (selector: string) => HTMLElement {
  document.body.innerHTML = html
  return (selector) => document.querySelector(selector) as HTMLElement
}

interface Way {
  to?: { x: number; y: number }
  end?: 'pointerup' | 'pointercancel'
}

/** What a browser sends for a press of a finger. */
function press(element: Element, { to, end = 'pointerup' }: Way = {}): void {
  const base = { bubbles: true, isPrimary: true, pointerId: 1, clientX: 10, clientY: 10 }
  element.dispatchEvent(new PointerEvent('pointerdown', base))
  element.dispatchEvent(new PointerEvent(end, { ...base, ...(to && { clientX: to.x, clientY: to.y }) }))
  if (end === 'pointerup') element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
}

function type(field: HTMLElement, ...texts: string[]): void {
  for (const text of texts) {
    ;(field as HTMLInputElement).value = text
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

/** What was done, without the times. */
const done = () => stopRecording().map(({ atMs: _, ...act }) => act)

beforeEach(() => startRecording())
afterEach(() => stopRecording())

describe('a log of acts', () => {
  it('names what is pressed, once a press', () => {
    const at = page('<main><a href="/0"><b>Map</b></a><button data-target="bell"><i></i></button></main>')
    press(at('b'))
    press(at('i'))
    expect(done()).toEqual([
      { kind: 'press', target: 'link:/0' },
      { kind: 'press', target: 'bell' },
    ])
  })

  it('has a click of the keyboard as a press', () => {
    const at = page('<main><button>One</button></main>')
    at('button').click()
    expect(done()).toEqual([{ kind: 'press', target: 'main>button.0' }])
  })

  it('knows no scrolling, no drag of the map, and no press on nothing', () => {
    const at = page('<main><p>Words</p><div data-target="map" data-target-surface=""></div></main>')
    press(at('p'))
    press(at('div'), { to: { x: 90, y: 10 } })
    press(at('div'), { end: 'pointercancel' })
    expect(done()).toEqual([])
  })

  it('has a burst of typing as its final text, before the press that follows', () => {
    const at = page('<main><input type="search" data-target="search"><button>Go</button></main>')
    type(at('input'), 'T', 'Ta', 'Tah')
    press(at('button'))
    type(at('input'), 'Tahoe')
    expect(done()).toEqual([
      { kind: 'type', target: 'search', text: 'Tah' },
      { kind: 'press', target: 'main>button.0' },
      { kind: 'type', target: 'search', text: 'Tahoe' },
    ])
  })

  it('keeps no password, only its length', () => {
    const at = page('<main><input type="password"></main>')
    type(at('input'), 'swordfish')
    expect(done()).toEqual([{ kind: 'type', target: 'main>input.0', text: '•••••••••' }])
  })

  it('has Enter where no button sends the form', () => {
    const at = page(
      '<form><input data-target="search"></form><form><input id="b"><button type="submit"></form>',
    )
    const enter = { key: 'Enter', bubbles: true }
    at('input').dispatchEvent(new KeyboardEvent('keydown', enter))
    at('#b').dispatchEvent(new KeyboardEvent('keydown', enter))
    expect(done()).toEqual([{ kind: 'press', target: 'enter:search' }])
  })

  it('has each address once, in the language of nobody', () => {
    publishEvent({ kind: 'navigated', pathname: '/1', search: { q: 'tahoe', lang: 'fr-CA' } })
    publishEvent({ kind: 'navigated', pathname: '/1', search: { q: 'tahoe' } })
    expect(done()).toEqual([{ kind: 'address', address: '/1?q=tahoe' }])
  })

  it('names a dot of a trip that was tapped on the map', () => {
    const at = page('<main><div data-target="map" data-target-surface=""></div></main>')
    press(at('div'))
    publishEvent({ kind: 'tripEventOpened', event: 'hardBraking', id: 3 })
    expect(done()).toEqual([{ kind: 'press', target: 'trip-dot:3' }])
  })

  it('leaves out the bars of game and ghost', () => {
    const at = page('<div data-overlay="game"><button data-target="skip">Skip</button></div>')
    press(at('button'))
    expect(done()).toEqual([])
  })

  it('is over once it is taken', () => {
    const at = page('<main><button>One</button></main>')
    stopRecording()
    press(at('button'))
    expect(done()).toEqual([])
  })
})
