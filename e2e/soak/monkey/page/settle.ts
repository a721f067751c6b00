import type { Patience } from '../pageState'
import { mapViews } from './maps'
import { isShown } from './visible'

/** A page without a change for this long is at rest; overlays open after 100 ms. */
const QUIET_MS = 120
/** Content that never rests, such as a replay, is not waited for longer than this. */
const QUIET_LIMIT_MS = 600
/** A frozen or hidden page has no frames. */
const FRAME_LIMIT_MS = 100
const POLL_MS = 50

/** Waits until the page is at rest. @returns what still loads */
export async function settle({ patient, loadLimitMs }: Patience): Promise<string[]> {
  await frame()
  await frame()
  if (!patient) return []
  await quiet()
  const end = performance.now() + loadLimitMs
  let pending = stillLoading()
  let frames = 0
  const count = () => {
    frames += 1
    if (performance.now() < end) requestAnimationFrame(count)
  }
  if (pending.length > 0) requestAnimationFrame(count)
  while (pending.length > 0 && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    pending = stillLoading()
  }
  // A browser that draws nothing at all is short of a processor, not of a map.
  return pending.map((what) => `${what}, after ${frames} frames`)
}

function stillLoading(): string[] {
  const { offline } = document.documentElement.dataset
  const busy = [...document.querySelectorAll('main [aria-busy="true"]')].filter((it) => it.checkVisibility())
  return [
    ...(offline === undefined ? ['the page has not started'] : []),
    ...(document.querySelector('h1') ? [] : ['there is no heading']),
    ...(busy.length > 0 ? ['a part of the screen is busy'] : []),
    // The address changes before a screen that is still being read in.
    ...(location.pathname === '/0' && !document.querySelector('[data-map]')
      ? ['the map screen is awaited']
      : []),
    ...mapViews()
      .filter((view) => view.dataset.map !== 'ready' && isShown(view))
      .map(({ dataset }) => `a map says "${dataset.map}"`),
  ]
}

/** Resolves with the next frame. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FRAME_LIMIT_MS)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Resolves once nothing has changed for a while, and no short animation runs. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = performance.now() + QUIET_LIMIT_MS
    let last = performance.now()
    const observer = new MutationObserver(() => {
      last = performance.now()
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    const timer = setInterval(() => {
      const now = performance.now()
      if (now < end && (now - last < QUIET_MS || isAnimating())) return
      clearInterval(timer)
      observer.disconnect()
      resolve()
    }, 20)
  })
}

function isAnimating(): boolean {
  return document.getAnimations().some(({ playState, effect }) => {
    const endTime = effect?.getComputedTiming().endTime
    return playState === 'running' && typeof endTime === 'number' && endTime < 1_000
  })
}
