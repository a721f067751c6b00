import { printReport } from '../demo-data/rules/report'

// A step of `npm run check`: validates the committed demo data against schemas and cross references.
await printReport()
