import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { guardWindow } from './windowGuard'

/** Whether the browser would still do what it does with an event of this kind on this element. */
function goesOn(element: Element, event: Event): boolean {
  document.body.append(element)
  return element.dispatchEvent(event)
}

const at = { bubbles: true, cancelable: true }
const link = () => Object.assign(document.createElement('a'), { href: '#elsewhere' })
const drag = (kind: 'dragover' | 'drop', type: string) =>
  Object.assign(new Event(kind, at), { dataTransfer: { types: [type], dropEffect: 'copy' } })
const fileField = () => Object.assign(document.createElement('input'), { type: 'file' })
const ownPlace = () => {
  const place = document.createElement('div')
  place.addEventListener('drop', (event) => event.preventDefault())
  return place
}

const WAYS_OUT: readonly [string, () => Element, () => Event][] = [
  ['a click with Ctrl', link, () => new MouseEvent('click', { ...at, ctrlKey: true })],
  ['a click with Cmd', link, () => new MouseEvent('click', { ...at, metaKey: true })],
  ['a click with Shift', link, () => new MouseEvent('click', { ...at, shiftKey: true })],
  ['a middle click', link, () => new MouseEvent('auxclick', { ...at, button: 1 })],
  ['the context menu', () => document.createElement('p'), () => new MouseEvent('contextmenu', at)],
  ['a file over the page', () => document.createElement('p'), () => drag('dragover', 'Files')],
  ['a dropped file', () => document.createElement('p'), () => drag('drop', 'Files')],
  ['a dropped link', () => document.createElement('p'), () => drag('drop', 'text/uri-list')],
]

beforeAll(guardWindow)
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const showAs = (isInstalled: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))

describe('the window of a kiosk', () => {
  it.each(WAYS_OUT)('is not left by %s', (_, element, event) => {
    showAs(true)
    expect(goesOn(element(), event())).toBe(false)
  })

  it('is not left in fullscreen either', () => {
    showAs(false)
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: document.body })
    expect(goesOn(link(), new MouseEvent('click', { ...at, ctrlKey: true }))).toBe(false)
    Reflect.deleteProperty(document, 'fullscreenElement')
  })

  it.each<[string, () => Element, () => Event]>([
    ['a plain press of a link', link, () => new MouseEvent('click', at)],
    ['a file for a field of files', fileField, () => drag('drop', 'Files')],
    ['text that is dragged', () => document.createElement('input'), () => drag('drop', 'text/plain')],
  ])('lets %s be', (_, element, event) => {
    showAs(true)
    expect(goesOn(element(), event())).toBe(true)
  })

  it('leaves a file to the place that takes it', () => {
    showAs(true)
    const event = drag('drop', 'Files')
    goesOn(ownPlace(), event)
    expect(event.dataTransfer.dropEffect).toBe('copy')
  })
})

it.each(WAYS_OUT)('a tab of a browser keeps what it does with %s', (_, element, event) => {
  showAs(false)
  expect(goesOn(element(), event())).toBe(true)
})
