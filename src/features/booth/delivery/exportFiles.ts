import type { Export } from '../../../metrics/exchange/exchange'

export type ExportKind = 'ndjson' | 'csv'

const TYPES: Record<ExportKind, string> = {
  ndjson: 'application/x-ndjson;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
}

/** A name with the time, so that files of one day do not overwrite each other, and with the kind of file. */
export function exportName(kind: ExportKind, now: Date, content = 'interactions'): string {
  return `pharos-${content}-${now.toISOString().slice(0, 16).replaceAll(':', '')}.${kind}`
}

export const exportType = (kind: ExportKind): string => TYPES[kind]

/** The file for a share sheet. Most sheets accept only text files, so its type is text. */
export function exportedFile({ text }: Export, kind: ExportKind, now: Date): File {
  return new File([text], `${exportName(kind, now)}.txt`, { type: 'text/plain' })
}

export function canShareFiles(): boolean {
  const probe = { files: [new File(['{}'], 'a.txt', { type: 'text/plain' })] }
  return typeof navigator.canShare === 'function' && navigator.canShare(probe)
}
