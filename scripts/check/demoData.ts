import { validateDemoData } from '../demo-data/validate'

// A step of `npm run check`: the committed demo data against their schemas and cross references.
const problems = await validateDemoData()
for (const problem of problems.slice(0, 50)) console.error(problem)
if (problems.length > 50) console.error(`... and ${problems.length - 50} more`)
console.log(`demo data: ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
