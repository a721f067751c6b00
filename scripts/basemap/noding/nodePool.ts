import { gap, type Point } from '../plane'

/** Numbers places; those nearer to each other than `reach` meters are one node, at the place first told. */
export function nodePool(reach: number) {
  const points: Point[] = []
  const cells = new Map<string, number[]>()

  function nodeAt(point: Point): number {
    const [column, row] = [Math.floor(point[0] / reach), Math.floor(point[1] / reach)]
    for (let x = column - 1; x <= column + 1; x++)
      for (let y = row - 1; y <= row + 1; y++)
        for (const node of cells.get(`${x},${y}`) ?? [])
          if (gap(points[node] as Point, point) <= reach) return node
    const key = `${column},${row}`
    const cell = cells.get(key)
    if (cell) cell.push(points.length)
    else cells.set(key, [points.length])
    return points.push(point) - 1
  }

  return { points, nodeAt }
}
