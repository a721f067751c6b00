import type { Map as MapLibre } from 'maplibre-gl'

/** Run in a page first: the program that runs these files gives functions their names by a helper, which a page lacks. */
export const NAMES_HELPER = { content: 'globalThis.__name ??= (value) => value' }

/** What is not compared, as CSS selectors. */
export const HIDDEN = [
  // Where the beacon of a hint stands depends on when its target and what lies beside it came.
  '[data-hints], [data-hints] *',
  // A code has the build and the times of checks in it.
  'svg[shape-rendering="crispEdges"] path',
] as const

interface Frozen {
  nowMs: number
  /** For the ids that the page makes, which no other start of the device may make. */
  seed: number
  hidden: readonly string[]
}

/**
 * In the page, before its own scripts: what differs from run to run stands still: the clock of `Date`, chance, the
 * room left on the device and what is hidden; timers and frames go on, for screens wait for them.
 */
export function freeze({ nowMs, seed, hidden }: Frozen): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: [], made) =>
      Reflect.construct(target, args.length === 0 ? [nowMs] : args, made),
    get: (target, key) => (key === 'now' ? () => nowMs : Reflect.get(target, key)),
  })

  // Mulberry32: the ids of device, visit and records.
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  Math.random = random
  crypto.getRandomValues = (array) => {
    if (!array) return array
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(random() * 256)
    return array
  }

  // The staff room says how full the device is.
  navigator.storage.estimate = async () => ({ usage: 40_000_000, quota: 10_000_000_000 })

  // When something in the page changed last, for `isStill`.
  const observer = new MutationObserver(() => Object.assign(globalThis, { changedAtMs: performance.now() }))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`
    * { caret-color: transparent !important }
    ${hidden.map((each) => `${each} { visibility: hidden !important }`).join('')}`)
  document.adoptedStyleSheets.push(sheet)
}

/** In the page: whether a screen has everything that it fetches, reads or draws, and has stood still for so long. */
export function isStill(quietMs: number): boolean {
  const { map } = document.querySelector<HTMLElement & { map?: MapLibre }>('.map-host') ?? {}
  const { changedAtMs = 0 } = globalThis as { changedAtMs?: number }
  return (
    performance.now() - changedAtMs > quietMs &&
    document.querySelector('[aria-busy="true"], [data-map="loading"], [class*="skeleton"]') === null &&
    [...document.images].every(({ complete }) => complete) &&
    document.fonts.status === 'loaded' &&
    (map?.loaded() ?? true)
  )
}

/** Texts that differ from run to run, and what stands in their place. */
export const MASKS = [
  // The build, on welcome and in the staff room.
  [String.raw`\d+\.\d+\.\d+\+[0-9a-f]{7,}`, '0.0.0'],
  // How long a check of the staff room took.
  [String.raw`\d+\sms\b`, '9 ms'],
  // How many files a build has, and how large they are.
  [String.raw`\d+([.,]\d+)?(?=\s(MB|Mo|files|fichiers)\b)`, '9'],
  // The short id of the device, which is drawn in no certain order.
  [String.raw`\b[0-9A-F]{8}\b`, '00000000'],
] as const

/** In the page: puts these texts in place of others. */
export function maskTexts(masks: typeof MASKS): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { nodeValue } = texts.currentNode
    let masked = nodeValue ?? ''
    for (const [pattern, text] of masks) masked = masked.replace(new RegExp(pattern, 'g'), text)
    if (masked !== nodeValue) texts.currentNode.nodeValue = masked
  }
}
