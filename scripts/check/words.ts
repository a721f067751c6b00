import { nameViolations, wordViolations } from './plainWords'
import { readTree } from './sourceTree'

// A step of `npm run check`: comments and names of `src` use plain words.
const files = [...readTree('.')].filter(([path]) => path.startsWith('src/'))
const violations = files.flatMap(([path, text]) => [
  ...wordViolations(path, text),
  ...nameViolations(path, text),
])
for (const { file, line, message } of violations) console.log(`${file}:${line}  ${message}`)
console.log(`words: ${files.length} files, ${violations.length} violations`)
process.exitCode = violations.length > 0 ? 1 : 0
