/** Pictures of small maps, so that a screen that is opened again shows its own at once; only the newest are kept. */
const MAX_KEPT = 4

const kept = new Map<string, HTMLCanvasElement>()

/** @returns the picture with this key, of any size */
export function keptPicture(key: string): HTMLCanvasElement | undefined {
  return kept.get(key)
}

/** Copies what the map has just drawn. @returns null without a canvas to copy to */
export function keepPicture(key: string, drawn: HTMLCanvasElement): HTMLCanvasElement | null {
  const copy = document.createElement('canvas')
  copy.width = drawn.width
  copy.height = drawn.height
  const pen = copy.getContext('2d')
  if (!pen) return null
  pen.drawImage(drawn, 0, 0)
  kept.delete(key)
  kept.set(key, copy)
  const [oldest] = kept.keys()
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
  return copy
}
