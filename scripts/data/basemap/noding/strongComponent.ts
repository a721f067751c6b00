/**
 * The largest set of nodes of which each can be reached from each other (Kosaraju's two searches).
 * @returns for every node whether it belongs
 */
export function strongComponent(
  nodes: number,
  edges: readonly { from: number; to: number; oneWay: boolean }[],
): boolean[] {
  const out: number[][] = Array.from({ length: nodes }, () => [])
  const into: number[][] = Array.from({ length: nodes }, () => [])
  for (const { from, to, oneWay } of edges) {
    out[from]?.push(to)
    into[to]?.push(from)
    if (oneWay) continue
    out[to]?.push(from)
    into[from]?.push(to)
  }

  const order: number[] = []
  const seen = new Array<boolean>(nodes).fill(false)
  for (let start = 0; start < nodes; start++) {
    if (seen[start]) continue
    seen[start] = true
    const stack: [node: number, next: number][] = [[start, 0]]
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const next = out[top[0]]?.[top[1]++]
      if (next === undefined) {
        order.push(top[0])
        stack.pop()
      } else if (!seen[next]) {
        seen[next] = true
        stack.push([next, 0])
      }
    }
  }

  const group = new Array<number>(nodes).fill(-1)
  const sizes: number[] = []
  for (const start of order.reverse()) {
    if (group[start] !== -1) continue
    const number = sizes.push(0) - 1
    const stack = [start]
    group[start] = number
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      sizes[number] = (sizes[number] ?? 0) + 1
      for (const next of into[node] ?? [])
        if (group[next] === -1) {
          group[next] = number
          stack.push(next)
        }
    }
  }
  const largest = sizes.indexOf(Math.max(...sizes))
  return group.map((number) => number === largest)
}
