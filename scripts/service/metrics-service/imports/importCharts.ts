import { leaderboard } from '#domain/game/leaderboard'
import type { Numbered } from '#domain/game/playerNumber'
import type { ScoredRun } from '#domain/game/scoredRun'
import { TITLES, type Title, titleOf } from '#domain/game/titles'
import type { Chart, ChartRow } from '../report/chart'
import type { EventNames } from '../report/names'
import { plural, whole } from '../report/words'
import type { ImportedKiosk } from './importedExports'
import type { ImportFigures, PlayedRun } from './importFigures'
import { kioskName } from './importScope'
import { visitCharts } from './visitCharts'

/** What the files tell of the scope, as charts: visits, runs of the game and the leaderboard of each event. */
export function importCharts(
  { visits, silent, runs }: ImportFigures,
  kiosks: readonly ImportedKiosk[],
  names: EventNames,
): Chart[] {
  const kioskOf = kioskNames(kiosks, names)
  return [
    ...(visits === null ? [] : visitCharts(visits, silent)),
    runsByKiosk(kiosks),
    endsOfRuns(runs),
    titles(runs),
    ...eventsOf(runs).map((event, index) => board(runs, event, index, kioskOf)),
  ]
}

/**
 * Says which kiosk a run was played on: as its file says, or the only kiosk whose file has it, because older builds
 * write no origin. Its name where its own file is shown, too, else its id; empty where the files do not tell.
 */
function kioskNames(kiosks: readonly ImportedKiosk[], names: EventNames): (run: ScoredRun) => string {
  const known = new Map(kiosks.map(({ device, name }) => [device, name]))
  return ({ id, origin }) => {
    const holders = kiosks.filter(({ runs }) => runs.some((run) => run.id === id))
    const kiosk = origin ?? (holders.length === 1 ? holders[0]?.device : undefined)
    return kiosk === undefined ? '' : (known.get(kiosk) ?? kioskName(kiosk, undefined, names))
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

function endsOfRuns(runs: readonly PlayedRun[]): Chart {
  const finished = runs.filter(({ isFinished }) => isFinished).length
  return {
    id: 'ends',
    title: 'How game runs ended',
    note: 'Runs that were played to their end, each once; a kiosk keeps no run that was stopped.',
    kind: 'bars',
    columns: ['end', 'runs'],
    rows:
      runs.length === 0
        ? []
        : [runRow('Finished all prompts in time', finished), runRow('Time ran out', runs.length - finished)],
  }
}

/** As the game names them. */
export const TITLE_NAMES: Record<Title, string> = {
  legend: 'Legend',
  fleetHero: 'Fleet Hero',
  fleetManager: 'Fleet Manager',
  dispatcher: 'Dispatcher',
  rookie: 'Rookie',
}

function titles(runs: readonly PlayedRun[]): Chart {
  const counting = runs.filter(({ counts }) => counts)
  return {
    id: 'titles',
    title: 'Titles earned',
    note: `By the scores of ${plural(counting.length, 'run')} that may be on a leaderboard.`,
    kind: 'bars',
    columns: ['title', 'fromPoints', 'runs'],
    rows:
      counting.length === 0
        ? []
        : TITLES.map(([title, from]): ChartRow => {
            const { label, value, text } = runRow(
              TITLE_NAMES[title],
              counting.filter(({ score }) => titleOf(score) === title).length,
            )
            return { label, value, text, cells: [label, from, value] }
          }),
  }
}

function runRow(label: string, runs: number): ChartRow {
  return { label, value: runs, text: plural(runs, 'run'), cells: [label, runs] }
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
    note: `The best run of each player over all of the files: ${plural(places.length, 'player')}.`,
    kind: 'bars',
    columns: ['place', 'initials', 'score', 'found', 'seconds', 'startedAt', 'kiosk'],
    rows: places.map((run, at) => {
      const { score, found, timeMs, startedAt } = run
      return {
        label: `${at + 1}  ${nameOf(run)}  ${kioskOf(run)}`.trimEnd(),
        value: score,
        text: `${whole(score)} points, ${found} found`,
        beside: { label: `Place ${at + 1}`, text: `${nameOf(run)}, ${whole(score)} points` },
        cells: [at + 1, nameOf(run), score, found, Math.round(timeMs / 1000), startedAt, kioskOf(run)],
      }
    }),
  }
}

function eventsOf(runs: readonly PlayedRun[]): string[] {
  const latest = new Date(Date.now() + 24 * 3_600_000).toISOString()
  const last = new Map<string, string>()
  for (const { event, startedAt } of runs) {
    // A run of a clock that is more than a day ahead does not put its event first.
    const at = startedAt > latest ? '' : startedAt
    if (at >= (last.get(event) ?? '')) last.set(event, at)
  }
  return [...last].sort(([, one], [, other]) => (one < other ? 1 : -1)).map(([event]) => event)
}
