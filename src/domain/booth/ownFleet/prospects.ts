import { MAX_FLEET_NAME } from '#domain/vehicle/fleet'
import { VIN_LENGTH, vinCharacterValue, vinProblem } from '#domain/vehicle/vin'
import { decodeFleetVin, type FleetVinFacts } from './fleetVin'
import type { ProspectRow } from './prospectCsv'

/** Maximum number of vehicles in a list (docs/booth.md B8). */
export const MAX_PROSPECTS = 500
/** Maximum length of a vehicle name, in characters; the dataset has the same limit. */
export const MAX_PROSPECT_NAME = 80
/** The last characters of a VIN identify a vehicle among those of its maker, model year and plant. */
const NAME_FROM_VIN = 8
/** Reserved: means every fleet in an address, so no group can have this name. */
const ALL_GROUPS = 'all'

/** Why a row is left out. */
export type ProspectFault =
  | { kind: 'blank' }
  | { kind: 'length'; length: number }
  | { kind: 'characters'; characters: string }
  /** The same VIN is on an earlier line. */
  | { kind: 'repeated'; line: number }
  /** Beyond the 500th vehicle. */
  | { kind: 'overLimit' }

/** What was changed in an accepted row. */
export type ProspectNote = 'checkDigit' | 'named' | 'shortened' | 'numbered' | 'ungrouped' | 'unknownMake'

/** A vehicle of the generated fleet. */
export interface ProspectVehicle {
  line: number
  vin: string
  name: string
  group: string
  facts: FleetVinFacts
}

/** A row of the list and its result; accepted if it has no fault. */
export interface CheckedProspect extends ProspectVehicle {
  fault: ProspectFault | null
  notes: ProspectNote[]
}

/**
 * Checks each row of a list before anything is generated. A vehicle without a group goes into a group with
 * the company's name; groups that differ only by case are merged; repeated names are numbered.
 */
export function checkProspects(
  rows: readonly ProspectRow[],
  company: string,
  latestYear: number,
): CheckedProspect[] {
  const firstLines = new Map<string, number>()
  const names = new Set<string>()
  const groups = new Map<string, string>()
  let taken = 0
  return rows.map((row) => {
    const notes: ProspectNote[] = []
    let fault = faultOf(row.vin, firstLines.get(row.vin))
    if (fault === null && taken === MAX_PROSPECTS) fault = { kind: 'overLimit' }
    const facts = decodeFleetVin(row.vin, latestYear)
    if (fault !== null) return { ...row, facts, fault, notes }
    taken += 1
    firstLines.set(row.vin, row.line)
    if (vinProblem(row.vin) === 'checkDigit') notes.push('checkDigit')
    if (facts.make === null) notes.push('unknownMake')
    const name = nameOf(row, names, notes)
    const group = groupOf(row.group, company, groups, notes)
    return { ...row, name, group, facts, fault, notes }
  })
}

function faultOf(vin: string, firstLine: number | undefined): ProspectFault | null {
  if (vin === '') return { kind: 'blank' }
  const characters = [...vin]
  const wrong = [...new Set(characters.filter((one) => vinCharacterValue(one) === null))]
  if (characters.length !== VIN_LENGTH) return { kind: 'length', length: characters.length }
  if (wrong.length > 0) return { kind: 'characters', characters: wrong.join(' ') }
  return firstLine === undefined ? null : { kind: 'repeated', line: firstLine }
}

function nameOf({ name, vin }: ProspectRow, names: Set<string>, notes: ProspectNote[]): string {
  if (name === '') notes.push('named')
  const written = name === '' ? vin.slice(-NAME_FROM_VIN) : name
  const whole = cut(written, MAX_PROSPECT_NAME)
  if (whole !== written) notes.push('shortened')
  let own = whole
  for (let number = 2; names.has(own); number += 1) {
    const tail = ` (${number})`
    own = cut(whole, MAX_PROSPECT_NAME - tail.length) + tail
  }
  if (own !== whole) notes.push('numbered')
  names.add(own)
  return own
}

function groupOf(
  written: string,
  company: string,
  groups: Map<string, string>,
  notes: ProspectNote[],
): string {
  const own = cut(written, MAX_FLEET_NAME)
  const isName = own !== '' && groupKey(own) !== ALL_GROUPS
  if (!isName) notes.push('ungrouped')
  const group = isName ? own : cut(company, MAX_FLEET_NAME)
  const known = groups.get(groupKey(group))
  if (known === undefined) groups.set(groupKey(group), group)
  return known ?? group
}

const groupKey = (group: string): string => group.normalize('NFKC').toLowerCase()

/** Cuts to at most `length` UTF-16 units, without splitting a character or ending in a blank. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  let kept = ''
  for (const character of text) {
    if (kept.length + character.length > length) break
    kept += character
  }
  return kept.trim()
}
