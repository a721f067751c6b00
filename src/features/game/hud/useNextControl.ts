import { useEffect } from 'react'
import type { Challenge } from '#domain/game/challenges'
import { isShown } from '../../../session/recording/targets'

/** The cell of a row that opens it. */
const ROW = ':is(td, th):has([data-row-link])'

/** The list narrowed to charging expenses. */
const CHARGING_ONLY = ':scope:has([data-target="only:type:charging"][aria-pressed="true"])'

/**
 * Controls on the way through the room of a challenge, the last first, as selectors within the screen. Where only the
 * content of the screen leads on, such as the name of a vehicle, there is none. A field is lit with its frame.
 */
const CONTROLS: Record<Challenge, readonly string[]> = {
  'ring-the-bell': [],
  'where-is-everyone': [],
  'go-the-extra-mile': ['[data-target="choice:60"]'],
  'recall-roundup': ['a[href="/11"]'],
  'plug-in': ['[data-target="tab:charging"]'],
  'tire-kicker': [],
  'coach-mode': [
    '[data-target="add-to-vehicles"]:enabled',
    '[data-target="choose-all-vehicles"]',
    'a[href="/8/detail/ivc"]',
  ],
  'park-it': ['[data-target^="drive-block:"]:has([aria-checked="false"])', 'a[href="/4/vehicle-ignition"]'],
  'receipt-hunter': [
    `${CHARGING_ONLY} ${ROW}`,
    '[data-target="only:type:charging"]:not([aria-pressed="true"])',
  ],
  'honk-honk': ['[data-target="command:hornOn"]', ROW],
  'paper-trail': ['a[href="/5?edit=new"]'],
  'name-that-truck': [':has(> [data-target="search"])'],
  'top-of-the-class': ['[data-target="choice:drivers"]:not([aria-checked="true"])'],
  'speed-trap': [':has(> [data-target^="dial-number"])', '[data-target="new-rule:7"]'],
  'fence-me-in': ['[data-target="new-rule:8"]'],
  'trip-detective': ['a[href$="tab=trips"]', ROW],
}

/** Interval in which the screen is checked again, as a press may have changed it, milliseconds. */
const CHECK_MS = 250

/** Lights the next control of the screen on the way to a challenge; nothing for null. */
export function useNextControl(challenge: Challenge | null): void {
  useEffect(() => {
    if (challenge === null) return
    let lit: Element | undefined
    const light = (next: Element | undefined) => {
      if (next === lit) return
      lit?.removeAttribute('data-hinted')
      next?.setAttribute('data-hinted', 'true')
      lit = next
    }
    const look = () => light(nextControl(challenge))
    look()
    const timer = setInterval(look, CHECK_MS)
    return () => {
      clearInterval(timer)
      light(undefined)
    }
  }, [challenge])
}

function nextControl(challenge: Challenge): Element | undefined {
  const screen = document.querySelector('main')
  return CONTROLS[challenge]
    .flatMap((selector) => [...(screen?.querySelectorAll(selector) ?? [])])
    .find(isShown)
}
