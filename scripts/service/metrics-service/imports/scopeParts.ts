import type { Chart } from '../report/chart'
import { fileFigures, type KeyFigure, postedFigures } from '../report/keyFigures'
import type { EventReport } from '../report/reporter'
import { importCharts } from './importCharts'
import type { ImportedKiosk } from './importedExports'
import { type ImportFigures, importFigures } from './importFigures'
import { kiosksIn } from './importScope'

/** What posts and files tell of the scope of a report. */
export interface ScopeParts {
  /** Null without files. */
  files: ImportFigures | null
  /** Of posts first, then of files. */
  figures: KeyFigure[]
  fileCharts: Chart[]
}

/** @param kiosks with their names, and all of their visits and runs */
export function scopeParts(report: EventReport, kiosks: readonly ImportedKiosk[]): ScopeParts {
  const inScope = kiosksIn(kiosks, report.scope, report.zone)
  const files = inScope.length === 0 ? null : importFigures(inScope)
  return {
    files,
    figures: [...postedFigures(report.figures), ...(files ? fileFigures(files) : [])],
    fileCharts: files ? importCharts(files, inScope, report.names) : [],
  }
}
