/** Maximum number of invitations at once, the same as vehicles per import (docs/rules.md VE-09). */
export const MAX_INVITATIONS = 50

/** Maximum length of an address, and of the part before the @ (RFC 5321). */
const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

/** What is wrong with an address: the first problem found. */
export type EmailProblem =
  | 'noAt'
  | 'manyAts'
  | 'noName'
  | 'noDomain'
  | 'noEnding'
  | 'dots'
  | 'character'
  | 'tooLong'
  | 'twice'
  | 'here'

export interface EmailVerdict {
  /** The address as typed, without the name around it. */
  address: string
  problem: EmailProblem | null
}

/**
 * Splits typed or pasted text into addresses, separated by commas, semicolons, white space or lines. From
 * `Luis Mendoza <luis@example.com>`, as mail programs copy it, only the address is kept.
 */
export function splitAddresses(text: string): string[] {
  return text
    .replace(/(^|[,;\n])[^,;\n<>@]*<\s*([^<>\s]*)\s*>/g, '$1 $2 ')
    .split(/[\s,;]+/u)
    .filter(Boolean)
}

/**
 * Validates each address of a text in order. Of a repeated address, only the later ones are invalid.
 * @param here addresses of existing users, in any case
 */
export function checkAddresses(text: string, here: readonly string[]): EmailVerdict[] {
  const known = new Set(here.map(sameAddress))
  const seen = new Set<string>()
  return splitAddresses(text).map((address) => {
    const key = sameAddress(address)
    const problem = addressProblem(address) ?? (seen.has(key) ? 'twice' : known.has(key) ? 'here' : null)
    seen.add(key)
    return { address, problem }
  })
}

/** Addresses are compared without case, as mail servers do in practice. */
function sameAddress(address: string): string {
  return address.normalize('NFC').toLowerCase()
}

/** The problem of one address; letters of any script are valid. */
export function addressProblem(address: string): EmailProblem | null {
  const [local = '', domain = '', ...more] = address.split('@')
  if (!address.includes('@')) return 'noAt'
  if (more.length > 0) return 'manyAts'
  if (local === '') return 'noName'
  if (domain === '') return 'noDomain'
  if (address.length > MAX_LENGTH || local.length > MAX_LOCAL_LENGTH) return 'tooLong'
  if ([local, domain].some((part) => /^\.|\.\.|\.$/.test(part))) return 'dots'
  if (!/^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+$/u.test(local)) return 'character'
  const labels = domain.split('.')
  if (labels.some((label) => !/^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u.test(label)))
    return 'character'
  if (labels.length < 2 || !/^(\p{L}[\p{L}\p{M}]+|xn--.+)$/u.test(labels.at(-1) ?? '')) return 'noEnding'
  return null
}
