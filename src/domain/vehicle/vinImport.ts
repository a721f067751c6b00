import { normalizeVin, VIN_CHECK_INDEX, VIN_LENGTH, vinCharacterValue, vinCheckDigit } from './vin'
import { decodeVin, type VinFacts } from './vinDecode'
import type { EnteredVin } from './vinList'

/** Maximum number of VINs in one import (docs/rules.md VE-09). */
export const MAX_IMPORT = 50

/** US dollars per vehicle and month, before tax (docs/rules.md AD-07; docs/decisions.md D17). */
export const IMPORT_PRICE_USD = 6.99

/** Why a value is not added. */
export type VinFault =
  | { kind: 'blank' }
  | { kind: 'length'; length: number }
  /** `place` counts from 1; `instead` is the most likely intended character. */
  | { kind: 'character'; character: string; place: number; instead: '0' | '1' | null }
  /** The same VIN is on an earlier line. */
  | { kind: 'repeated'; line: number }
  /** An existing vehicle has this VIN. */
  | { kind: 'known'; label: string }
  /** The 51st VIN and those after it. */
  | { kind: 'overLimit'; number: number }

/** One value of the list and its result: added if it has no fault. */
export interface ImportRow extends EnteredVin {
  /** Place in the list, from 0. */
  index: number
  vin: string
  faults: VinFault[]
  /** The right check digit, if the VIN has another: a warning, not a fault (docs/decisions.md D18). */
  checkDigit: string | null
  facts: VinFacts
}

/** Letters that are not allowed in a VIN, and the digits that they are mistaken for (ISO 3779). */
const CONFUSABLE_LETTERS = new Map<string, '0' | '1'>([
  ['I', '1'],
  ['O', '0'],
  ['Q', '0'],
])

/**
 * The result of an import for each value, before anything is stored. `known` maps the VINs of existing
 * vehicles to their labels.
 */
export function planImport(
  entered: readonly EnteredVin[],
  known: ReadonlyMap<string, string>,
  latestYear: number,
): ImportRow[] {
  const firstLines = new Map<string, number>()
  let acceptedCount = 0
  return entered.map((value, index) => {
    const vin = normalizeVin(value.text)
    const faults = formFaults(vin)
    const firstLine = firstLines.get(vin)
    const label = known.get(vin)
    if (vin !== '' && firstLine !== undefined) faults.push({ kind: 'repeated', line: firstLine })
    else firstLines.set(vin, value.line)
    if (label !== undefined) faults.push({ kind: 'known', label })
    if (faults.length === 0) {
      acceptedCount += 1
      if (acceptedCount > MAX_IMPORT) faults.push({ kind: 'overLimit', number: acceptedCount })
    }
    return { ...value, index, vin, faults, checkDigit: rightDigit(vin), facts: decodeVin(vin, latestYear) }
  })
}

/** A value with its wrong letters replaced by the most likely intended characters. */
export function repairedValue({ vin, faults }: ImportRow): string {
  const characters = [...vin]
  for (const fault of faults) {
    if (fault.kind === 'character' && fault.instead) characters[fault.place - 1] = fault.instead
  }
  return characters.join('')
}

/** Rows that can still be added after a correction, or in the next import: all except duplicates and blanks. */
export function remainingRows(rows: readonly ImportRow[]): ImportRow[] {
  return rows.filter(
    ({ faults }) =>
      faults.length > 0 &&
      !faults.some(({ kind }) => kind === 'blank' || kind === 'repeated' || kind === 'known'),
  )
}

/** Sentences in the list need not be spelled out. */
const MAX_NAMED_CHARACTERS = 3

function formFaults(vin: string): VinFault[] {
  if (vin === '') return [{ kind: 'blank' }]
  const characters = [...vin]
  const faults: VinFault[] = []
  if (characters.length !== VIN_LENGTH) faults.push({ kind: 'length', length: characters.length })
  for (const [at, character] of characters.entries()) {
    if (vinCharacterValue(character) !== null) continue
    if (faults.length > MAX_NAMED_CHARACTERS) break
    faults.push({
      kind: 'character',
      character,
      place: at + 1,
      instead: CONFUSABLE_LETTERS.get(character) ?? null,
    })
  }
  return faults
}

/** The right check digit of a well-formed VIN with a wrong one; null if it is right. */
function rightDigit(vin: string): string | null {
  if (formFaults(vin).length > 0) return null
  const right = vinCheckDigit(vin)
  return right === vin.charAt(VIN_CHECK_INDEX) ? null : right
}
