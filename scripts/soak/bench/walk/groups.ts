import { median, percentile } from '../statistics'
import { type Press, timeOf } from './judge'

interface Group {
  name: string
  times: number[]
}

/**
 * Presses by what they have in common, such as their room: a line each with their number, median, p75 and the worst in
 * milliseconds, those with the slowest p75 first. @param head what the groups are
 */
export function groupLines(head: string, presses: readonly Press[], of: (press: Press) => string): string[] {
  const groups = new Map<string, Group>()
  for (const press of presses) {
    const name = of(press)
    const group = groups.get(name) ?? { name, times: [] }
    groups.set(name, group)
    group.times.push(timeOf(press))
  }
  const lines = [...groups.values()]
    .map(({ name, times }) => ({
      name,
      figures: [times.length, median(times), percentile(times, 75), Math.max(...times)] as const,
    }))
    .sort((a, b) => b.figures[2] - a.figures[2] || b.figures[3] - a.figures[3])
    .map(({ name, figures }) => [name, ...figures.map((figure) => figure.toFixed(0))])
  const all = [[head, 'presses', 'median', 'p75', 'worst'], ...lines]
  const width = Math.max(...all.map(([name = '']) => name.length))
  return all.map(
    ([name = '', ...cells]) => name.padEnd(width) + cells.map((cell) => cell.padStart(9)).join(''),
  )
}
