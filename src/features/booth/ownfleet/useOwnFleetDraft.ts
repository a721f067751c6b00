import { useMemo, useState } from 'react'
import { type TextFileProblem, textOfFile } from '#domain/base/textFile'
import {
  type ProspectFileProblem,
  type ProspectRow,
  parseProspects,
} from '#domain/booth/ownFleet/prospectCsv'
import { checkProspects } from '#domain/booth/ownFleet/prospects'
import { MAX_FLEET_NAME } from '#domain/vehicle/fleet'
import { useDemoNow } from '../../../state/demoClock'

/** 500 vehicles with additional columns take some hundred kilobytes: a larger file is something else. */
const MAX_FILE_BYTES = 2_000_000
/** The next model year is already sold. */
const YEARS_AHEAD = 1

export type OwnFleetFileProblem = TextFileProblem | ProspectFileProblem | 'tooLarge' | 'unreadable'

/** A list of a company's vehicles that staff chose, and its result. */
export function useOwnFleetDraft() {
  const [company, setCompany] = useState('')
  /** Null without a list. */
  const [rows, setRows] = useState<readonly ProspectRow[] | null>(null)
  const [problem, setProblem] = useState<OwnFleetFileProblem | null>(null)
  const currentYear = useDemoNow().getFullYear()
  const name = company.trim()
  const checked = useMemo(
    () => rows && checkProspects(rows, name === '' ? '-' : name, currentYear + YEARS_AHEAD),
    [rows, name, currentYear],
  )

  return {
    company,
    setCompany,
    name,
    checked,
    problem,
    currentYear,
    async choose([file]: readonly File[]) {
      if (!file) return
      const read = await readProspects(file)
      if (typeof read === 'string') {
        setProblem(read)
        return
      }
      setProblem(null)
      setRows(read)
      if (name === '') setCompany(companyOf(file.name))
    },
    discard() {
      setRows(null)
      setProblem(null)
      setCompany('')
    },
  }
}

async function readProspects(file: File): Promise<ProspectRow[] | OwnFleetFileProblem> {
  if (file.size > MAX_FILE_BYTES) return 'tooLarge'
  const read = await file.arrayBuffer().then(
    (bytes) => textOfFile(new Uint8Array(bytes)),
    () => ({ problem: 'unreadable' }) as const,
  )
  return 'problem' in read ? read.problem : parseProspects(read.text)
}

/** The file name as a company name: "acme_hauling.csv" is "acme hauling". */
function companyOf(fileName: string): string {
  return fileName
    .replace(/\.[^.]*$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, MAX_FLEET_NAME)
}
