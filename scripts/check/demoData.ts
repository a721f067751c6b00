import { validateDemoData } from '../demo-data/validate'

// A step of `npm run check`: the committed demo data against their schemas and cross references.
const { problems, rules } = await validateDemoData()
for (const { says, looked, problems } of rules)
  console.log(`${problems.length === 0 ? 'ok ' : 'NO '} ${says} (${looked})`)
for (const problem of problems.slice(0, 50)) console.error(problem)
if (problems.length > 50) console.error(`... and ${problems.length - 50} more`)
console.log(`demo data: ${rules.length} rules across datasets, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0
