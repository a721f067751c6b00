import type { SeededRandom } from '#domain/base/seededRandom'
import type { Point } from '../plane'
import { clipLine } from './lines'
import type { StreetNamer } from './names'

/** A piece of town between avenues: `at` leads from the unit square onto it, its edges onto the avenues. */
export interface Cell {
  at(s: number, t: number): Point
  /** Meters along s and along t. */
  width: number
  height: number
}

export interface FillPlan {
  /** Distance of parallel streets, meters: those that run along s, and those along t. */
  along: number
  across: number
  /** Part of the short streets that exist. */
  coverage: number
  /** How far streets sway, meters. */
  sway: number
  /** Every second street one way, its neighbor the other. */
  oneWay: boolean
  /** How many dead-end stubs a cell gets. */
  stubs: number
}

export interface LocalStreet {
  points: Point[]
  name: string
  oneWay: boolean
}

/** The small streets of a cell, cut where `keep` does not hold (a ravine, a railway, a lake). */
export function fillCell(
  cell: Cell,
  plan: FillPlan,
  random: SeededRandom,
  nameOf: StreetNamer,
  keep: (place: Point) => boolean,
): LocalStreet[] {
  const rows = Math.max(1, Math.round(cell.height / plan.along))
  const columns = Math.max(1, Math.round(cell.width / plan.across))
  const phase = random.next() * Math.PI * 2
  const loose = (index: number, count: number): number =>
    index === 0 || index === count ? index : index + (random.next() - 0.5) * 0.3
  const s = Array.from({ length: columns + 1 }, (_, index) => loose(index, columns) / columns)
  const t = Array.from({ length: rows + 1 }, (_, index) => loose(index, rows) / rows)

  /** Streets sway inside the cell and come straight to its edges. */
  function at(x: number, y: number): Point {
    const calm = 16 * x * (1 - x) * y * (1 - y)
    const dx = Math.sin(y * 5 + phase) * plan.sway * calm
    const dy = Math.sin(x * 4.4 + phase * 2) * plan.sway * calm
    return cell.at(x + dx / cell.width, y + dy / cell.height)
  }
  const steps = plan.sway > 0 ? 4 : 2
  const streets: LocalStreet[] = []
  function add(points: Point[], flip: boolean, oneWay: boolean) {
    const name = nameOf()
    for (const part of clipLine(points, keep))
      streets.push({ points: flip ? part.reverse() : part, name, oneWay })
  }
  function line(from: readonly [number, number], to: readonly [number, number], count: number): Point[] {
    return Array.from({ length: count + 1 }, (_, part) =>
      at(from[0] + ((to[0] - from[0]) * part) / count, from[1] + ((to[1] - from[1]) * part) / count),
    )
  }

  for (const [row, y] of t.slice(1, -1).entries()) {
    const left = random.next() < plan.coverage * 0.6 + 0.4 ? 0 : (s[1] ?? 0)
    const right = random.next() < plan.coverage * 0.6 + 0.4 ? 1 : (s.at(-2) ?? 1)
    if (left < right)
      add(line([left, y], [right, y], columns * steps), row % 2 === 1, plan.oneWay && row % 4 < 2)
  }
  for (const [column, x] of s.slice(1, -1).entries()) {
    const oneWay = plan.oneWay && column % 3 < 2
    let start = -1
    for (let row = 0; row <= rows; row++) {
      const there = row < rows && random.next() < plan.coverage
      if (there && start < 0) start = row
      if (there || start < 0) continue
      add(
        line([x, t[start] as number], [x, t[row] as number], (row - start) * steps),
        column % 2 === 1,
        oneWay,
      )
      start = -1
    }
  }
  for (let stub = 0; stub < plan.stubs; stub++) {
    const row = random.int(1, Math.max(1, rows - 1))
    const column = random.int(0, Math.max(0, columns - 1))
    if (rows < 2) break
    const x = ((s[column] as number) + (s[column + 1] as number)) / 2
    const [y, up] = [t[row] as number, t[row + 1] as number]
    add(line([x, y], [x, y + (up - y) * 0.62], 3), false, false)
  }
  return streets
}
