import { type Counted, daysIn, type Rows, type Scope, type VehicleDay, vehiclesIn } from './records'

/** A value over a window, and over the window before it; null where there is nothing to divide by. */
export interface Pair {
  now: number | null
  before: number | null
}

/** Figures of the performance screen, as docs/measures.md says what each of them counts. */
export interface Recounted {
  measures: Record<string, Pair>
  /** docs/measures.md M22: who, score, points against the window before. */
  ranking: { id: string; score: number; change: number | null }[]
  /** docs/measures.md M26: vehicles driven on the mean day, and none of the days. */
  averageDay: number
  /** docs/measures.md M26: mean number of vehicles driven, by weekday of the calendar; 0 is Sunday. */
  weekdays: Record<string, number>
  /** docs/measures.md M25: best and lowest, of vehicles with an engine and of electric ones. */
  economy: { gas: Ends; electric: Ends }
  /** docs/measures.md M27: percent of the minutes, the highest first. */
  idling: { id: string; share: number }[]
  /** docs/measures.md M28. */
  coverage: { gas: number; electric: number; notDriven: number; all: number }
}

type Ends = { best: string; lowest: string } | null

/** Counts the figures of a scope over a window of 7, 30 or 60 days, with no code that the kiosk counts with. */
export function recountMeasures(rows: Rows, scope: Scope, window: number, today: string): Recounted {
  const all = daysIn(rows, scope)
  const now = all.filter(({ ago }) => ago <= window)
  const before = all.filter(({ ago }) => ago > window && ago <= 2 * window)
  const paid = (from: number, to: number): number | null => {
    if (scope.section === 'dealer') return null
    const counted = new Set(all.map(({ vehicleId }) => vehicleId))
    let cents = 0
    for (const { amount, date, vehicleId } of rows.expenses)
      if (counted.has(vehicleId) && date.daysAgo >= from && date.daysAgo <= to)
        cents += Math.round(amount * 100)
    return cents / 100
  }
  const one = valuesOf(now, paid(1, window))
  const other = valuesOf(before, paid(window + 1, 2 * window))
  const names = Object.keys(one)
  return {
    measures: Object.fromEntries(
      names.map((name) => [name, { now: one[name] ?? null, before: other[name] ?? null }]),
    ),
    ranking: ranking(rows, scope, window),
    averageDay: now.filter(({ miles }) => miles > 0).length / window,
    weekdays: weekdays(now, window, today),
    economy: { gas: economyEnds(now, false), electric: economyEnds(now, true) },
    idling: [...byVehicle(now)]
      .map(([id, days]) => ({ id, on: add(days, 'minutes'), idle: add(days, 'idle') }))
      .filter(({ on }) => on >= 60)
      .map(({ id, on, idle }) => ({ id, share: (100 * idle) / on }))
      .sort((a, b) => b.share - a.share || byText(a.id, b.id)),
    coverage: coverage(vehiclesIn(rows, scope), [...now, ...before]),
  }
}

/** docs/measures.md M2 to M19 over some days. */
function valuesOf(days: readonly VehicleDay[], paid: number | null): Record<string, number | null> {
  const miles = add(days, 'miles')
  const gas = days.filter(({ electric }) => !electric)
  const electric = days.filter((day) => day.electric)
  const per100 = (...events: Counted[]): number | null => {
    if (miles <= 0) return null
    let times = 0
    for (const day of days) for (const event of events) times += day.counts[event]
    return (100 * times) / miles
  }
  return {
    driverScore: scoreOf(days),
    safetyEvents: per100('hardBraking', 'hardAcceleration', 'roadSpeeding', 'speedOver80', 'seatbelt'),
    hardBraking: per100('hardBraking'),
    speedOver80: per100('speedOver80'),
    gasEconomy: divided(add(gas, 'miles'), add(gas, 'used')),
    electricEconomy: divided(add(electric, 'miles') * 33.7, add(electric, 'used')),
    utilization: divided(100 * days.filter((day) => day.miles > 0).length, days.length),
    idling: divided(100 * add(days, 'idle'), add(days, 'minutes')),
    hardAcceleration: per100('hardAcceleration'),
    roadSpeeding: per100('roadSpeeding'),
    seatbelt: per100('seatbelt'),
    camera: per100('camera'),
    excessiveIdling: per100('excessiveIdling'),
    distance: days.length === 0 ? null : miles,
    fuel: add(gas, 'miles') > 0 ? add(gas, 'used') : null,
    energy: add(electric, 'miles') > 0 ? add(electric, 'used') : null,
    spending: paid === null || paid === 0 ? null : paid,
    costPerMile: paid === null || paid === 0 ? null : divided(paid, miles),
  }
}

/** docs/measures.md M22: a fleet's drivers on whatever vehicle, or the vehicles of an inventory. */
function ranking(rows: Rows, scope: Scope, window: number): Recounted['ranking'] {
  const own = (day: VehicleDay) => (scope.section === 'dealer' ? day.vehicleId : day.driver)
  const everything = daysIn(rows, scope.section === 'dealer' ? scope : { section: 'fleet', fleet: null })
  const members = new Set<string>()
  if (scope.section === 'dealer') for (const id of vehiclesIn(rows, scope)) members.add(id)
  else for (const { id, fleet } of rows.users) if (!scope.fleet || fleet === scope.fleet) members.add(id)
  const ranked: { id: string; score: number; change: number | null; miles: number }[] = []
  for (const id of members) {
    const days = everything.filter((day) => own(day) === id)
    const newer = days.filter(({ ago }) => ago <= window)
    const score = scoreOf(newer)
    if (score === null) continue
    const earlier = scoreOf(days.filter(({ ago }) => ago > window && ago <= 2 * window))
    ranked.push({ id, score, change: earlier === null ? null : score - earlier, miles: add(newer, 'miles') })
  }
  ranked.sort((a, b) => b.score - a.score || b.miles - a.miles)
  return ranked.map(({ id, score, change }) => ({ id, score, change }))
}

/** docs/measures.md M26, from vehicle days and the days of the calendar that they lie on. */
function weekdays(now: readonly VehicleDay[], window: number, today: string): Record<string, number> {
  const weekdayOf = (ago: number) => new Date(Date.parse(`${today}T12:00:00Z`) - ago * 86_400_000).getUTCDay()
  const days: Record<string, number> = {}
  for (let ago = 1; ago <= window; ago += 1) days[weekdayOf(ago)] = (days[weekdayOf(ago)] ?? 0) + 1
  const driven: Record<string, number> = {}
  for (const { ago, miles } of now) if (miles > 0) driven[weekdayOf(ago)] = (driven[weekdayOf(ago)] ?? 0) + 1
  return Object.fromEntries(Object.entries(days).map(([day, times]) => [day, (driven[day] ?? 0) / times]))
}

/** docs/measures.md M25: miles by what they took, of vehicles with 20 miles and more. */
function economyEnds(now: readonly VehicleDay[], electric: boolean): Ends {
  const values = [...byVehicle(now.filter((day) => day.electric === electric))]
    .map(([id, days]) => ({ id, miles: add(days, 'miles'), used: add(days, 'used') }))
    .filter(({ miles, used }) => miles >= 20 && used > 0)
    .sort((a, b) => b.miles / b.used - a.miles / a.used || byText(a.id, b.id))
  const [best, lowest] = [values[0], values[values.length - 1]]
  return values.length > 1 && best && lowest ? { best: best.id, lowest: lowest.id } : null
}

/** docs/measures.md M28: gas, electric, or without miles and energy in both windows. */
function coverage(ids: readonly string[], days: readonly VehicleDay[]): Recounted['coverage'] {
  const own = byVehicle(days)
  const counts = { gas: 0, electric: 0, notDriven: 0, all: ids.length }
  for (const id of ids) {
    const its = (own.get(id) ?? []).filter(({ miles, used }) => miles > 0 || used > 0)
    if (its.length === 0) counts.notDriven += 1
    else if (its[0]?.electric) counts.electric += 1
    else counts.gas += 1
  }
  return counts
}

/** docs/rules.md TR-15: 100 less the points, per 100 miles where it was more. */
function scoreOf(days: readonly VehicleDay[]): number | null {
  const miles = add(days, 'miles')
  if (miles <= 0) return null
  const lost = add(days, 'lost') / (miles > 100 ? miles / 100 : 1)
  return Math.min(100, Math.max(0, Math.round(100 - lost)))
}

function byVehicle(days: readonly VehicleDay[]): Map<string, VehicleDay[]> {
  const groups = new Map<string, VehicleDay[]>()
  for (const day of days) {
    const group = groups.get(day.vehicleId)
    if (group) group.push(day)
    else groups.set(day.vehicleId, [day])
  }
  return groups
}

function add(days: readonly VehicleDay[], what: 'miles' | 'minutes' | 'idle' | 'used' | 'lost'): number {
  let sum = 0
  for (const day of days) sum += day[what]
  return sum
}

function divided(amount: number, by: number): number | null {
  return by > 0 ? amount / by : null
}

function byText(a: string, b: string): number {
  return a.localeCompare(b)
}
