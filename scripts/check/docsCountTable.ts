import type { Count } from './docsCounts'
import type { DocsTree } from './docsTree'

/** The few counts that documents state; every other is better left out. */
export const COUNTS: readonly Count[] = [
  { file: 'README.md', says: /(\d+) fleet vehicles/, count: rowsOf('vehicles') },
  { file: 'README.md', says: /(\d+) vehicles of a dealer/, count: rowsOf('dealerVehicles') },
]

/** Rows of a dataset, as the manifest has them. */
function rowsOf(name: string): (tree: DocsTree) => number {
  return ({ texts }) => {
    const { datasets }: { datasets: { name: string; rows: number }[] } = JSON.parse(
      texts.get('demo-data/manifest.json') ?? '{"datasets":[]}',
    )
    return datasets.find((dataset) => dataset.name === name)?.rows ?? 0
  }
}
