import type { State } from './state'

/** The table for people: a column a measured visit, then the tables of the database whose rows changed. */
export function visitsTable(states: readonly State[]): string {
  const line = (name: string, of: (state: State) => string) =>
    [name.padEnd(28), ...states.map((state) => of(state).padStart(10))].join('')
  const tables = Object.keys(states[0]?.rows ?? {}).filter(
    (name) => new Set(states.map(({ rows }) => rows[name])).size > 1,
  )
  return [
    line('after visit', ({ visit }) => String(visit)),
    line('heap, MB', ({ heapMb }) => heapMb.toFixed(2)),
    line('of it data, MB', ({ dataMb }) => dataMb.toFixed(2)),
    line('of it compiled code, MB', ({ codeMb }) => codeMb.toFixed(2)),
    line('nodes', ({ nodes }) => String(nodes)),
    line('event listeners', ({ listeners }) => String(listeners)),
    line('documents', ({ documents }) => String(documents)),
    line('WebGL contexts made', ({ contexts }) => String(contexts)),
    line('resident, MB', ({ residentMb }) => residentMb?.toFixed(0) ?? 'unknown'),
    ...tables.map((name) => line(`rows of ${name}`, ({ rows }) => String(rows[name]))),
  ].join('\n')
}
