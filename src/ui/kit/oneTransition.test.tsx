import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hearOneTransition } from './oneTransition'

/** Elements with running transitions, tracked as in React Aria's `runAfterTransition`. */
const kept = new Map<EventTarget, Set<string>>()

function onStart(event: Event): void {
  const { target, propertyName } = event as TransitionEvent
  if (!target) return
  const running = kept.get(target) ?? new Set()
  if (running.size === 0) target.addEventListener('transitioncancel', onOver, { once: true })
  kept.set(target, running.add(propertyName))
}

function onOver(event: Event): void {
  const { target, propertyName } = event as TransitionEvent
  const running = target && kept.get(target)
  running?.delete(propertyName)
  if (target && running?.size === 0) kept.delete(target)
}

/** As in browsers; happy-dom has no transitions. */
class BrowserTransitionEvent extends Event {
  readonly propertyName: string

  constructor(type: string, { propertyName = '', ...init }: TransitionEventInit) {
    super(type, init)
    this.propertyName = propertyName
  }
}

function send(target: Element, type: string, propertyName: string): void {
  target.dispatchEvent(new BrowserTransitionEvent(type, { bubbles: true, propertyName }))
}

let stop = () => {}
let button: HTMLButtonElement

beforeEach(() => {
  vi.stubGlobal('TransitionEvent', BrowserTransitionEvent)
  stop = hearOneTransition()
  document.addEventListener('transitionrun', onStart)
  document.addEventListener('transitionend', onOver)
  button = document.createElement('button')
  document.body.append(button)
  send(button, 'transitionrun', 'background-color')
  send(button, 'transitionrun', 'color')
})

afterEach(() => {
  stop()
  document.removeEventListener('transitionrun', onStart)
  document.removeEventListener('transitionend', onOver)
  button.remove()
  kept.clear()
  vi.unstubAllGlobals()
})

it.each([
  ['background-color', 'color'],
  ['color', 'background-color'],
])('lets a button go that leaves the page while %s and %s change', (...cancelled) => {
  expect([...kept.keys()]).toEqual([button])
  button.remove()
  for (const property of cancelled) send(button, 'transitioncancel', property)
  expect([...kept.keys()]).toEqual([])
})

it('hears of its own cancellation after that of what is in it', () => {
  const icon = document.createElement('span')
  button.append(icon)
  button.remove()
  send(icon, 'transitioncancel', 'opacity')
  send(button, 'transitioncancel', 'background-color')
  expect([...kept.keys()]).toEqual([])
})

it('is heard of again once the first transition is over', () => {
  send(button, 'transitionend', 'background-color')
  expect([...kept.keys()]).toEqual([])
  send(button, 'transitionrun', 'color')
  expect([...(kept.get(button) ?? [])]).toEqual(['color'])
})

it('lets a dialog go that leaves the page before the end of its transition is announced', () => {
  button.remove()
  send(button, 'transitionend', 'background-color')
  expect([...kept.keys()]).toEqual([])
})
