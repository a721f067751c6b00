import type { Region } from '#domain/base/locale'
import type { AccountUser } from '#domain/people/accountUser'
import { initialsOf } from '#domain/people/user'

/** Longest texts of a profile, in characters: what the dataset stores. */
export const MAX_PROFILE_NAME = 80
export const MAX_PROFILE_EMAIL = 120
export const MAX_PROFILE_PHONE = 24

/** What users may change of themselves. */
export interface ProfileFields {
  name: string
  email: string
  phone: string
}

/** What is wrong with a phone number. */
export type PhoneProblem = 'character' | 'short' | 'long'

const FEWEST_DIGITS = 7
/** The longest international number (ITU-T E.164). */
const MOST_DIGITS = 15

/** The problem of a phone number, which may be written with spaces, dots, dashes, parentheses and a plus. */
export function phoneProblem(text: string): PhoneProblem | null {
  if (!/^\+?[\d\s().-]*$/.test(text.trim())) return 'character'
  const digits = text.replace(/\D/g, '').length
  if (digits < FEWEST_DIGITS) return 'short'
  return digits > MOST_DIGITS ? 'long' : null
}

/** The user with a changed profile; the phone number is that of the region shown. */
export function withProfile(user: AccountUser, fields: ProfileFields, region: Region): AccountUser {
  const name = fields.name.trim()
  return {
    ...user,
    name,
    initials: initialsOf(name),
    email: fields.email.trim(),
    phone: { ...user.phone, [region]: fields.phone.trim() },
  }
}
