import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { styleClassProblems } from './styleClasses'

// A step of `npm run check`: components and their CSS modules name the same classes.
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|tsx|module\.css)$/.test(name))
  .map((name) => join('src', name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const problems = styleClassProblems(sources)
for (const problem of problems) console.log(problem)
console.log(`styles: ${sources.length} files, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
