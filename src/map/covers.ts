import { NO_PADDING, type Padding } from '#domain/geo/frame'

/** Pixels from the top left of the view. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The part of a view that covers leave free. */
export interface FreePart {
  padding: Padding
  /** Distance of a note in the lower right corner from the edges, pixels. */
  corner: { right: number; bottom: number }
}

export const ALL_FREE: FreePart = { padding: NO_PADDING, corner: { right: 0, bottom: 0 } }

type Side = keyof Padding

/** Pixels between a cover and what has to be visible. */
const AIR_PX = 8

/**
 * The part of a view that is not covered. Each cover, the largest first, takes a strip from the side where it
 * costs the smallest further part of the view: a card at the right its width, a sheet at the bottom its height,
 * and buttons beside a list at the left the width of both.
 * @param noteHeight of the note in the lower right corner, which is above the covers there, pixels
 */
export function freePart(view: Box, covers: readonly Box[], noteHeight = 0): FreePart {
  const padding = { ...NO_PADDING }
  const strips = [...covers].sort(largerFirst).flatMap((cover) => {
    const strip = stripOf(view, cover, padding)
    if (!strip) return []
    padding[strip.side] = Math.max(padding[strip.side], strip.px + AIR_PX)
    return [{ ...strip, cover }]
  })
  const sheets = strips.filter(({ side }) => side === 'bottom')
  const bottom = Math.max(0, ...sheets.map(({ px }) => px))
  const noteTop = view.top + view.height - bottom - noteHeight
  const beside = strips.filter(
    ({ side, cover }) => side === 'right' && cover.top + cover.height > noteTop && noteHeight > 0,
  )
  padding.bottom = Math.max(padding.bottom, bottom + noteHeight)
  return { padding, corner: { right: Math.max(0, ...beside.map(({ px }) => px)), bottom } }
}

const largerFirst = (one: Box, other: Box): number => other.width * other.height - one.width * one.height

/** The side that a cover takes beside those that are taken, and its size; null for one outside the view. */
function stripOf(view: Box, cover: Box, taken: Padding): { side: Side; px: number } | null {
  const px: Record<Side, number> = {
    top: cover.top + cover.height - view.top,
    left: cover.left + cover.width - view.left,
    bottom: view.top + view.height - cover.top,
    right: view.left + view.width - cover.left,
  }
  if (cover.width <= 0 || cover.height <= 0 || Object.values(px).some((part) => part <= 0)) return null
  const lost = (side: Side): number =>
    Math.max(0, px[side] - taken[side]) / (side === 'top' || side === 'bottom' ? view.height : view.width)
  const side = (Object.keys(px) as Side[]).reduce((best, next) => (lost(next) < lost(best) ? next : best))
  return { side, px: px[side] }
}
