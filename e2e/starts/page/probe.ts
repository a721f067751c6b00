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

/** The plain page stands alone, without the program's element or in place of what was in it. */
export function plainPageControl(): HTMLElement | null {
  const root = document.getElementById('root')
  const plain = document.querySelector('.boot-problem') ?? (root ? null : document.body)
  return plain?.querySelector<HTMLElement>('button, a[href]') ?? null
}

function kindOfPage(): Sighting['kind'] {
  if (plainPageControl()) return 'problem'
  return document.querySelector('#root h1')?.textContent?.trim() ? 'screen' : null
}
