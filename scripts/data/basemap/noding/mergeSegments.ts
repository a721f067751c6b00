import { isSameRoad, reversed, type StreetSegment } from './streetSegment'

/**
 * Merges segments of one road where nothing else meets them: a node between two of them is no junction.
 * Levels count, so that a bridge stays a separate segment for the map.
 */
export function mergeSegments(segments: readonly StreetSegment[]): StreetSegment[] {
  const remaining: (StreetSegment | null)[] = [...segments]
  const at = new Map<number, number[]>()
  for (const [index, { from, to }] of segments.entries())
    for (const node of [from, to]) {
      const list = at.get(node)
      if (list) list.push(index)
      else at.set(node, [index])
    }

  /** The only other segment at `node`, oriented to start there. */
  function nextSegment(
    segment: StreetSegment,
    self: number,
    node: number,
  ): { index: number; segment: StreetSegment } | null {
    const atNode = at.get(node) ?? []
    const index = atNode.length === 2 ? atNode.find((each) => each !== self) : undefined
    const next = index === undefined ? null : remaining[index]
    if (index === undefined || !next || !isSameRoad(segment, next)) return null
    if (next.from === node) return { index, segment: next }
    return next.oneWay ? null : { index, segment: reversed(next) }
  }

  const joined: StreetSegment[] = []
  for (const [start, first] of remaining.entries()) {
    if (!first) continue
    remaining[start] = null
    let chain = extend(first, start)
    // A one-way street only grows in its direction; its other end is extended when that segment comes up.
    if (!chain.oneWay) chain = extend(reversed(chain), start)
    joined.push(chain)
  }
  return joined

  function extend(segment: StreetSegment, self: number): StreetSegment {
    const shape = [...segment.shape]
    let { to } = segment
    let last = self
    for (;;) {
      if (to === segment.from) break
      const next = nextSegment(segment, last, to)
      if (!next) break
      remaining[next.index] = null
      shape.push(...next.segment.shape.slice(1))
      to = next.segment.to
      last = next.index
    }
    return { ...segment, to, shape }
  }
}
