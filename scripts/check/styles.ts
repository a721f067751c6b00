import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kitClassProblems } from './kitClasses'
import { styleClassProblems } from './styleClasses'

// A step of `npm run check`: components and their CSS modules name the same classes, and modules compose what the
// kit has, in rules that can.
const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') })
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|tsx|module\.css)$/.test(name))
  .map((name) => read(join('src', name)))
const problems = [
  ...styleClassProblems(sources),
  ...kitClassProblems(
    ['src/ui/text.css', 'src/ui/shapes.css'].map(read),
    sources.filter(({ path }) => path.endsWith('.css')),
  ),
]
for (const problem of problems) console.log(problem)
console.log(`styles: ${sources.length} files, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
