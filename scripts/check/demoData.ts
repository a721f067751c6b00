import { printReport } from '../demo-data/rules/report'

// A step of `npm run check`: the committed demo data against their schemas and cross references.
await printReport()
