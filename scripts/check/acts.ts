import { actProblems } from './honestActs'
import { readTree } from './sourceTree'

// A step of `npm run check`: no test forces or repeats an act.
const files = [...readTree('.')].filter(
  ([path]) =>
    (path.startsWith('e2e/') || /\.test\.tsx?$/.test(path)) && path !== 'scripts/check/honestActs.test.ts',
)
const problems = files.flatMap(([path, text]) => actProblems(path, text))
for (const problem of problems) console.log(problem)
console.log(`acts: ${files.length} files of tests, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
