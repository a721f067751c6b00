/**
 * The largest set of nodes each of which can be reached from each other one (Tarjan's strongly
 * connected components, without recursion). `out` has the nodes that each node leads to.
 */
export function stronglyConnected(out: readonly (readonly number[])[]): Set<number> {
  const index = new Int32Array(out.length).fill(-1)
  const low = new Int32Array(out.length)
  const onStack = new Uint8Array(out.length)
  const next = new Int32Array(out.length)
  const stack: number[] = []
  let count = 0
  let largest: number[] = []
  for (let root = 0; root < out.length; root++) {
    if (index[root] !== -1) continue
    const path = [root]
    while (path.length > 0) {
      const node = path.at(-1) as number
      if (index[node] === -1) {
        index[node] = low[node] = count++
        stack.push(node)
        onStack[node] = 1
      }
      const leads = out[node] ?? []
      let down = -1
      while (down < 0 && (next[node] ?? 0) < leads.length) {
        const other = leads[next[node] as number] as number
        next[node] = (next[node] ?? 0) + 1
        if (index[other] === -1) down = other
        else if (onStack[other]) low[node] = Math.min(low[node] ?? 0, index[other] ?? 0)
      }
      if (down >= 0) {
        path.push(down)
        continue
      }
      path.pop()
      const above = path.at(-1)
      if (above !== undefined) low[above] = Math.min(low[above] ?? 0, low[node] ?? 0)
      if (low[node] !== index[node]) continue
      const part = stack.splice(stack.lastIndexOf(node))
      for (const one of part) onStack[one] = 0
      if (part.length > largest.length) largest = part
    }
  }
  return new Set(largest)
}
