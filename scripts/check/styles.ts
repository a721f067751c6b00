import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannedSelectorProblems } from './bannedSelectors'
import { kitClassProblems } from './kitClasses'
import { styleClassProblems } from './styleClasses'

// A step of `npm run check`: components and their CSS modules name the same classes, modules compose what the kit has,
// in rules that can, and no selector costs more than a press may.
const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') })
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|tsx|css)$/.test(name))
  .map((name) => read(join('src', name)))
const sheets = files.filter(({ path }) => path.endsWith('.css'))
const sources = files.filter(({ path }) => !path.endsWith('.css') || path.endsWith('.module.css'))
const problems = [
  ...styleClassProblems(sources),
  ...kitClassProblems(
    ['src/ui/text.css', 'src/ui/shapes.css'].map(read),
    sheets.filter(({ path }) => path.endsWith('.module.css')),
  ),
  ...bannedSelectorProblems(sheets),
]
for (const problem of problems) console.log(problem)
console.log(`styles: ${files.length} files, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
