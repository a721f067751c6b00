import { committedRows } from '../demo-data/testing/committedRows'
import { dayNumber } from './calendar'
import { printMeasures } from './measures/printMeasures'
import { recount } from './recount'
import { shifted } from './shifted'

// npm run recount: how often each shipped rule would have fired, counted from the files in demo-data, and
// after it the figures of the performance screen.
// `-- --today 2026-11-22 --region ca` sets the day of now and the region of geofence rules.
const option = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const region = option('region') ?? 'us'
if (region !== 'us' && region !== 'ca' && region !== 'mx') throw new Error(`There is no region ${region}.`)
const today = option('today') ?? new Date().toISOString().slice(0, 10)

const data = shifted(committedRows(), dayNumber(today))
console.log(`On ${today}, in region ${region}:`)
for (const rule of data.customNotifications) {
  const vehicles = recount(data, rule, { today, region, shown: region === 'us' ? 'mi' : 'km' })
  const times = vehicles.reduce((sum, one) => sum + one.times, 0)
  const most = vehicles.toSorted((a, b) => b.times - a.times)[0]
  console.log(
    `${String(times).padStart(5)} times  ${rule.section.padEnd(6)} type ${String(rule.type).padEnd(2)} ${rule.name.en}, ${vehicles.length} vehicles${most ? `, most ${most.vehicleId} with ${most.times}` : ''}`,
  )
}

printMeasures(data, today)
