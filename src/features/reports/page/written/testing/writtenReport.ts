import type { WrittenReport } from '../writtenReport'

const cell = (text: string) => ({ text, value: text, style: 'text' as const })

/** A written report of sixty lines in two columns. */
export function aWrittenReport(change: Partial<WrittenReport> = {}): WrittenReport {
  return {
    fileName: 'Use',
    language: 'en',
    brand: 'Pharos Fleet',
    title: 'Use',
    scope: 'All Fleets, 60 vehicles',
    covers: 'Covers Nov 1 to Nov 7',
    madeAt: 'Nov 8',
    made: 'Made Nov 8.',
    figures: [
      { id: 'vehicles', label: 'Vehicles driven', value: '60', unit: '', cell: cell('60'), note: null },
    ],
    charts: [
      {
        id: 'vehiclesByDay',
        title: 'Vehicles driven by day',
        pointHead: 'Day',
        valueHead: 'Vehicles',
        points: [{ key: '1', tick: 'Nov 1', name: 'Sunday', value: 0, text: '0' }],
        level: null,
        tickText: String,
      },
    ],
    table: {
      title: 'By vehicle',
      sort: { column: 'vehicle', descending: false },
      columns: [
        { id: 'vehicle', fullHead: 'Vehicle', fileHead: 'Vehicle', numeric: false, style: 'text' },
        { id: 'score', fullHead: 'Score', fileHead: 'Score', numeric: true, style: 'whole' },
      ],
      rows: Array.from({ length: 60 }, (_, at) => ({ id: `v-${at}`, cells: [`Łódź ${at}`, `${at}`] })),
      cell: ({ cells }, column) => cell(String(cells[column])),
      totals: [cell('Total'), cell('88')],
    },
    notes: ['A note.'],
    empty: null,
    ...change,
  }
}
