export type Point = readonly [x: number, y: number]

/** How many straight pieces stand for one curve: at 320 pixels the difference is under a tenth of one. */
const CURVE_SEGMENTS = 24

/**
 * Outlines of an SVG path with absolute M, L, H, V, C, Q and Z, curves as short straight pieces.
 * @throws Error on any other command
 */
export function outlinesOf(path: string): Point[][] {
  const outlines: Point[][] = []
  let outline: Point[] = []
  let at: Point = [0, 0]
  for (const [, command = '', text = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'Z') continue
    for (let from = 0; from < numbers.length; from += ARGUMENTS[command] ?? numbers.length) {
      const points = pointsOf(command, numbers.slice(from, from + (ARGUMENTS[command] ?? 0)), at)
      if (command === 'M') {
        outline = []
        outlines.push(outline)
      }
      outline.push(...points)
      at = points.at(-1) ?? at
    }
  }
  return outlines
}

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6 }

function pointsOf(command: string, n: readonly number[], at: Point): Point[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n
  switch (command) {
    case 'M':
    case 'L':
      return [[a, b]]
    case 'H':
      return [[a, at[1]]]
    case 'V':
      return [[at[0], a]]
    case 'Q':
      return curve(at, quadraticToCubicHandle(at, [a, b]), quadraticToCubicHandle([c, d], [a, b]), [c, d])
    case 'C':
      return curve(at, [a, b], [c, d], [e, f])
    default:
      throw new Error(`path command ${command} is not known here`)
  }
}

/** A quadratic curve's one handle as one of a cubic's two. */
function quadraticToCubicHandle(end: Point, handle: Point): Point {
  return [end[0] + (2 / 3) * (handle[0] - end[0]), end[1] + (2 / 3) * (handle[1] - end[1])]
}

function curve(p: Point, q: Point, r: Point, s: Point): Point[] {
  return Array.from({ length: CURVE_SEGMENTS }, (_, index) => {
    const t = (index + 1) / CURVE_SEGMENTS
    const u = 1 - t
    const along = (axis: 0 | 1) =>
      u ** 3 * p[axis] + 3 * u * u * t * q[axis] + 3 * u * t * t * r[axis] + t ** 3 * s[axis]
    return [along(0), along(1)] as const
  })
}

/** A circle as an outline. */
export function circleOutline(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 96 }, (_, index) => {
    const angle = (index / 96) * 2 * Math.PI
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })
}

/**
 * How much of each pixel the shape covers, 0 to 1, in a square of `size` pixels that shows `box`
 * units. Even-odd, four sub-rows a pixel, exact along each.
 */
export function coverage(outlines: readonly Point[][], size: number, box: number): Float64Array {
  const covered = new Float64Array(size * size)
  const scale = size / box
  for (let sub = 0; sub < size * SUB_ROWS; sub++) {
    const y = (sub + 0.5) / SUB_ROWS / scale
    const crossings = outlines.flatMap((outline) => crossingsAt(outline, y)).sort((a, b) => a - b)
    const row = Math.floor(sub / SUB_ROWS) * size
    for (let pair = 0; pair + 1 < crossings.length; pair += 2)
      addSpan(covered, row, size, (crossings[pair] ?? 0) * scale, (crossings[pair + 1] ?? 0) * scale)
  }
  return covered
}

const SUB_ROWS = 4

function crossingsAt(outline: readonly Point[], y: number): number[] {
  const found: number[] = []
  outline.forEach(([x2, y2], index) => {
    const [x1, y1] = outline[index === 0 ? outline.length - 1 : index - 1] ?? [x2, y2]
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
  })
  return found
}

function addSpan(covered: Float64Array, row: number, size: number, from: number, to: number): void {
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(size, Math.ceil(to)); x++) {
    const part = Math.min(to, x + 1) - Math.max(from, x)
    covered[row + x] = (covered[row + x] ?? 0) + part / SUB_ROWS
  }
}
