import type { CDPSession } from 'playwright'

/** What the heap of a page's scripts consists of, in MB (10^6 bytes). */
export interface HeapParts {
  /** Objects, functions, arrays and strings that are reachable: what the program holds. */
  dataMb: number
  /** What the engine made of the program's functions: machine code, bytecode and what it learned for compiling. */
  codeMb: number
}

/** The part of a heap snapshot that is read here: a flat list of numbers, so many a node. */
export interface HeapSnapshot {
  snapshot: {
    meta: { node_fields: readonly string[]; node_types: readonly [readonly string[], ...unknown[]] }
  }
  nodes: readonly number[]
}

/** The rest is the engine's own and what the browser keeps outside of the scripts' heap. */
const DATA: ReadonlySet<string | undefined> = new Set([
  'array',
  'bigint',
  'closure',
  'concatenated string',
  'number',
  'object',
  'object shape',
  'regexp',
  'sliced string',
  'string',
  'symbol',
])

/** Sums the nodes of a snapshot. */
export function weigh({ snapshot, nodes }: HeapSnapshot): HeapParts {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let [data, code] = [0, 0]
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + kind] ?? -1]
    const bytes = nodes[at + size] ?? 0
    if (type === 'code') code += bytes
    else if (DATA.has(type)) data += bytes
  }
  return { dataMb: data / 1e6, codeMb: code / 1e6 }
}

/** Takes a snapshot, which collects garbage first, and weighs it. */
export async function heapPartsOf(cdp: CDPSession): Promise<HeapParts> {
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }) => void chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep)
  try {
    await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  } finally {
    cdp.off('HeapProfiler.addHeapSnapshotChunk', keep)
  }
  return weigh(JSON.parse(chunks.join('')) as HeapSnapshot)
}
