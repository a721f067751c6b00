import { isSameRoad, type Piece, turned } from './piece'

/**
 * Joins pieces of one road where nothing else meets them: a node between two of them is no junction.
 * Levels count, so that a bridge stays a piece of its own for the map.
 */
export function joinChains(pieces: readonly Piece[]): Piece[] {
  const left: (Piece | null)[] = [...pieces]
  const at = new Map<number, number[]>()
  for (const [index, { from, to }] of pieces.entries())
    for (const node of [from, to]) {
      const list = at.get(node)
      if (list) list.push(index)
      else at.set(node, [index])
    }

  /** The only other piece at `node`, as one that begins there. */
  function onward(piece: Piece, self: number, node: number): { index: number; piece: Piece } | null {
    const met = at.get(node) ?? []
    const index = met.length === 2 ? met.find((each) => each !== self) : undefined
    const next = index === undefined ? null : left[index]
    if (index === undefined || !next || !isSameRoad(piece, next)) return null
    if (next.from === node) return { index, piece: next }
    return next.oneWay ? null : { index, piece: turned(next) }
  }

  const joined: Piece[] = []
  for (const [start, first] of left.entries()) {
    if (!first) continue
    left[start] = null
    let chain = extend(first, start)
    // A one-way street is told in its direction only; it grows from its other end when that one is met.
    if (!chain.oneWay) chain = extend(turned(chain), start)
    joined.push(chain)
  }
  return joined

  function extend(piece: Piece, self: number): Piece {
    const shape = [...piece.shape]
    let { to } = piece
    let last = self
    for (;;) {
      if (to === piece.from) break
      const next = onward(piece, last, to)
      if (!next) break
      left[next.index] = null
      shape.push(...next.piece.shape.slice(1))
      to = next.piece.to
      last = next.index
    }
    return { ...piece, to, shape }
  }
}
