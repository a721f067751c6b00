import { answerOf, type Tap, tapSomething } from './tap'

/** What a document has seen of its own start. Times are of the wall clock, milliseconds. */
export interface Sighting {
  /** Names the document: a reload makes another one. */
  documentMs: number
  kind: 'screen' | 'problem' | null
  shownMs: number | null
  answeredMs: number | null
  taps: number
  address: string
}

/** Between two taps that are not answered, milliseconds. */
const TAP_AGAIN_MS = 500
const LOOK_MS = 30

/** The clock of the page may be set back; this one may not. */
const nowMs = () => performance.timeOrigin + performance.now()

/** Watches a document until it shows its first screen, and taps it once it may. */
export function watchStart() {
  const seen: Omit<Sighting, 'address'> = {
    documentMs: performance.timeOrigin,
    kind: null,
    shownMs: null,
    answeredMs: null,
    taps: 0,
  }
  let mayTap = false
  let tap: Tap | null = null
  let tappedMs = Number.NEGATIVE_INFINITY

  const look = () => {
    const kind = kindOfPage()
    if (kind && seen.kind !== kind) Object.assign(seen, { kind, shownMs: nowMs() })
    if (tap && answerOf(tap)) seen.answeredMs ??= nowMs()
    if (!mayTap || kind !== 'screen' || seen.answeredMs !== null || nowMs() - tappedMs < TAP_AGAIN_MS) return
    const next = tapSomething(seen.taps)
    if (!next) return
    tap = next
    tappedMs = nowMs()
    seen.taps += 1
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  setInterval(look, LOOK_MS)

  return (tapping: boolean): Sighting => {
    mayTap ||= tapping
    return { ...seen, address: location.pathname }
  }
}

/** The button of the page of last resort, once a visitor sees it. */
export function plainPageControl(): HTMLElement | null {
  // The worker's own has nothing of the kiosk in it.
  const isBare = document.readyState !== 'loading' && !document.getElementById('root')
  const plain = document.querySelector('.plain-page') ?? (isBare ? document.body : null)
  // Every document holds one that its styles hide until it is late; before they are there, nothing is painted.
  const isStyled =
    document.readyState === 'complete' ||
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet)
  const isSeen = plain?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  return (isSeen && isStyled && plain?.querySelector<HTMLElement>('button, a[href]')) || null
}

function kindOfPage(): Sighting['kind'] {
  if (plainPageControl()) return 'problem'
  return document.querySelector('#root h1')?.textContent?.trim() ? 'screen' : null
}
