import type { GameRun } from '#domain/game/gameTypes'
import { leaderboard } from '#domain/game/leaderboard'
import { type Numbered, numberRuns } from '#domain/game/playerNumber'
import { type ScoredRun, scoredRun } from '#domain/game/scoredRun'
import type { Chart } from '../report/chart'
import type { ImportedKiosk } from './importedExports'
import { visitCharts } from './visitCharts'

/** Every run of the files once: a kiosk that took over another's file has its runs, too. */
export function runsOf(kiosks: readonly ImportedKiosk[]): GameRun[] {
  const runs = new Map<string, GameRun>()
  for (const { runs: found } of kiosks) {
    for (const run of found) {
      const known = runs.get(run.id)
      // Named or hidden later on, on the kiosk that it was played on.
      const hidden = known?.hidden === 1 ? 1 : run.hidden
      const initials = run.initials ?? known?.initials ?? null
      runs.set(run.id, { ...known, ...run, initials, hidden })
    }
  }
  return [...runs.values()]
}

/** Charts of the visits and of the runs: by kiosk, and the leaderboard of each event, the one played last first. */
export function importCharts(kiosks: readonly ImportedKiosk[]): Chart[] {
  const runs = runsOf(kiosks)
  const numbered = numberRuns(runs.map(scoredRun))
  const kioskOf = kioskNames(kiosks)
  return [
    ...visitCharts(kiosks),
    runsByKiosk(kiosks),
    ...eventsOf(runs).map((event, index) => board(numbered, event, index, kioskOf)),
  ]
}

/**
 * Says which kiosk a run was played on: as its file says, or the only kiosk whose file has it, because older builds
 * write no origin. Its name where its own file is shown, too, else its id; empty where the files do not tell.
 */
function kioskNames(kiosks: readonly ImportedKiosk[]): (run: ScoredRun) => string {
  const names = new Map(kiosks.map(({ device, name }) => [device, name]))
  return ({ id, origin }) => {
    const holders = kiosks.filter(({ runs }) => runs.some((run) => run.id === id))
    const kiosk = origin ?? (holders.length === 1 ? holders[0]?.device : undefined)
    return kiosk === undefined ? '' : (names.get(kiosk) ?? kiosk)
  }
}

function runsByKiosk(kiosks: readonly ImportedKiosk[]): Chart {
  const rows = kiosks.map(({ name, device, exportedAt, runs }) => {
    const ranked = runs.filter(({ setup }) => setup.kind === 'ranked').length
    return {
      label: name,
      value: runs.length,
      text: `${runs.length}, ${ranked} of them ranked`,
      cells: [name, device, exportedAt, runs.length, ranked],
    }
  })
  return {
    id: 'runs',
    title: 'Game runs',
    note: 'Runs of Fleet Hero in each kiosk’s file.',
    kind: 'bars',
    columns: ['kiosk', 'device', 'exportedAt', 'runs', 'ranked'],
    rows,
  }
}

function board(
  runs: readonly Numbered<ScoredRun>[],
  event: string,
  index: number,
  kioskOf: (run: ScoredRun) => string,
): Chart {
  const places = leaderboard(runs, { event })
  const nameOf = ({ initials, player }: Numbered<ScoredRun>) => initials ?? `Player ${player}`
  return {
    id: `leaderboard-${index + 1}`,
    title: event === '' ? 'Leaderboard' : `Leaderboard, ${event}`,
    note: `The best run of each player over all of the files: ${places.length} ${places.length === 1 ? 'player' : 'players'}.`,
    kind: 'bars',
    columns: ['place', 'initials', 'score', 'found', 'seconds', 'startedAt', 'kiosk'],
    rows: places.map((run, at) => {
      const { score, found, timeMs, startedAt } = run
      return {
        label: `${at + 1}  ${nameOf(run)}  ${kioskOf(run)}`.trimEnd(),
        value: score,
        text: `${score} points, ${found} found`,
        cells: [at + 1, nameOf(run), score, found, Math.round(timeMs / 1000), startedAt, kioskOf(run)],
      }
    }),
  }
}

function eventsOf(runs: readonly GameRun[]): string[] {
  const latest = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const last = new Map<string, string>()
  for (const { event, startedAt } of runs) {
    // A run of a clock that is more than a day ahead does not put its event first.
    const at = startedAt > latest ? '' : startedAt
    if (at >= (last.get(event) ?? '')) last.set(event, at)
  }
  return [...last].sort(([, one], [, other]) => (one < other ? 1 : -1)).map(([event]) => event)
}
