/**
 * Groups of files that import each other in a ring (strongly connected components larger than one,
 * and files that import themselves), each in walking order.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const cycles: string[][] = []

  const visit = (node: string) => {
    index.set(node, index.size)
    low.set(node, index.get(node) ?? 0)
    stack.push(node)
    onStack.add(node)
    for (const next of graph.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
      } else if (onStack.has(next)) {
        low.set(node, Math.min(low.get(node) ?? 0, index.get(next) ?? 0))
      }
    }
    if (low.get(node) !== index.get(node)) return
    const members = stack.splice(stack.indexOf(node))
    for (const member of members) onStack.delete(member)
    if (members.length > 1 || graph.get(node)?.includes(node)) cycles.push(ringOf(members, graph))
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return cycles
}

/** One shortest way from the first member back to itself: what a person needs to see. */
function ringOf(members: string[], graph: ReadonlyMap<string, readonly string[]>): string[] {
  const inside = new Set(members)
  const start = [...members].sort()[0] ?? ''
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const node of queue) {
    for (const next of graph.get(node) ?? []) {
      if (next === start) return [...pathTo(node, cameFrom), start]
      if (!inside.has(next) || cameFrom.has(next)) continue
      cameFrom.set(next, node)
      queue.push(next)
    }
  }
  return members
}

function pathTo(node: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(node)
  return before === undefined ? [node] : [...pathTo(before, cameFrom), node]
}
