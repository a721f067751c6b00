import { checkCitations } from './docsCitations'
import { checkConstants } from './docsConstants'
import { checkCounts } from './docsCounts'
import { COUNTS } from './docsCountTable'
import { docsIds } from './docsIds'
import { checkPaths, checkPathsInCode } from './docsPaths'
import { readDocsTree } from './docsTree'

// A step of `npm run check`: what the code cites and what documents say of the tree is there and true.
const tree = readDocsTree(process.cwd())
const ids = docsIds(tree.texts)
const { scripts }: { scripts: Record<string, string> } = JSON.parse(tree.texts.get('package.json') ?? '')

const violations = [
  ...checkCitations(tree.texts, ids),
  ...checkPaths(tree, new Set(Object.keys(scripts))),
  ...checkPathsInCode(tree),
  ...checkCounts(tree, COUNTS),
  ...checkConstants(tree.texts, ids),
]
if (ids.length === 0) violations.push({ file: 'docs', line: 1, message: 'no document defines an id' })

for (const { file, line, message } of violations) console.error(`${file}:${line}  ${message}`)
console.log(`docs: ${tree.texts.size} files, ${ids.length} ids, ${violations.length} violations`)
process.exitCode = violations.length > 0 ? 1 : 0
