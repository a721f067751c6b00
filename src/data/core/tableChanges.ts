import { type DBCore, type DBCoreTable, type Dexie, type ObservabilitySet, RangeSet } from 'dexie'

/** Tables that only ever get new keys while the kiosk runs. */
const GROWING = new Set([
  'interactions',
  'visits',
  'importedVisits',
  'gameRuns',
  'scoredRuns',
  'runActs',
  'staffNotes',
])

/**
 * Reports every change of a growing table as a change of the whole table. A live query of Dexie stores each
 * changed key until it reads again, so one that reads none of these tables would store every interaction of
 * the day; a whole table is one range.
 */
export function tellTableChanges(db: Dexie): void {
  db.use({
    stack: 'dbcore',
    name: 'tableChanges',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name)
        return GROWING.has(name) ? { ...table, mutate: withWholeTable(db.name, core, table) } : table
      },
    }),
  })
}

function withWholeTable(database: string, core: DBCore, table: DBCoreTable): DBCoreTable['mutate'] {
  const indexes = ['', ':dels', ...table.schema.indexes.map(({ name }) => name)]
  return (request) => {
    const mutatedParts: ObservabilitySet = {}
    for (const index of indexes)
      mutatedParts[`idb://${database}/${table.name}/${index}`] = new RangeSet(core.MIN_KEY, core.MAX_KEY)
    return table.mutate({ ...request, mutatedParts })
  }
}
