import { useMemo, useState } from 'react'
import { valueOr } from '#domain/base/live'
import { type ImportRow, planImport, remainingRows, repairedValue } from '#domain/vehicle/vinImport'
import { type EnteredVin, parseVinCsv, parseVinList, type VinFileProblem } from '#domain/vehicle/vinList'
import { useVehicles } from '../../../data/queries/vehicles'
import { useDemoNow } from '../../../state/demoClock'
import { type FileProblem, readVinFile } from './readVinFile'

export type ImportMethod = 'list' | 'file'

/** Why nothing was checked: the input is missing, or the file cannot be used. */
export type WriteProblem = 'missing' | FileProblem | VinFileProblem

/** Models of the next year are sold already. */
const YEARS_AHEAD = 1

/** The input of an import, and the rows that it results in. */
export function useVinImport() {
  const [method, setMethod] = useState<ImportMethod>('list')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<WriteProblem | null>(null)
  /** Null while the list is being edited. */
  const [written, setWritten] = useState<readonly EnteredVin[] | null>(null)
  /** Values of the last import that were not added. */
  const [left, setLeft] = useState(0)
  const vehicles = useVehicles()
  const latestYear = useDemoNow().getFullYear() + YEARS_AHEAD
  const rows = useMemo(() => {
    const all = valueOr(vehicles, [])
    const known = new Map(all.map(({ vin, label }) => [vin, label]))
    return written && planImport(written, known, latestYear)
  }, [written, vehicles, latestYear])

  const checkList = () => {
    const values = parseVinList(text)
    setProblem(values.length === 0 ? 'missing' : null)
    if (values.length > 0) setWritten(values)
  }
  const checkFile = async (file: File | null) => {
    // The problem of a chosen file is more specific.
    if (!file) return setProblem((known) => known ?? 'missing')
    const read = await readVinFile(file)
    if ('problem' in read) return setProblem(read.problem)
    const values = parseVinCsv(read.text)
    if (typeof values === 'string') return setProblem(values)
    setProblem(null)
    setWritten(values)
  }
  /** Puts the values into the text field of the list, to be corrected. */
  const write = (values: readonly { text: string }[]) => {
    setText(values.map((value) => value.text).join('\n'))
    setMethod('list')
    setWritten(null)
  }
  return {
    method,
    setMethod: (next: ImportMethod) => {
      setMethod(next)
      setProblem(null)
    },
    text,
    setText: (next: string) => {
      setText(next)
      setProblem(null)
    },
    problem,
    left,
    rows,
    checkList,
    checkFile,
    repair: (row: ImportRow) =>
      setWritten((values) =>
        (values ?? []).map((value, at) =>
          at === row.index ? { ...value, text: repairedValue(row) } : value,
        ),
      ),
    correct: () => write(written ?? []),
    /** Keeps what was not added for another attempt. @returns whether there is any */
    finish: (): boolean => {
      const rest = remainingRows(rows ?? [])
      setLeft(rest.length)
      write(rest)
      return rest.length > 0
    },
  }
}
