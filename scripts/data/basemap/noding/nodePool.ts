import { distance, type Point } from '../plane'

/** Assigns node numbers; points within `snapDistance` meters share the node of the first of them. */
export function nodePool(snapDistance: number) {
  const points: Point[] = []
  const cells = new Map<string, number[]>()

  function nodeAt(point: Point): number {
    const [column, row] = [Math.floor(point[0] / snapDistance), Math.floor(point[1] / snapDistance)]
    for (let x = column - 1; x <= column + 1; x++)
      for (let y = row - 1; y <= row + 1; y++)
        for (const node of cells.get(`${x},${y}`) ?? [])
          if (distance(points[node] as Point, point) <= snapDistance) return node
    const key = `${column},${row}`
    const cell = cells.get(key)
    if (cell) cell.push(points.length)
    else cells.set(key, [points.length])
    return points.push(point) - 1
  }

  return { points, nodeAt }
}
