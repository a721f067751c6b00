import type { Region } from '#domain/base/locale'
import type { AccountUser } from '#domain/people/accountUser'
import { initialsOf } from '#domain/people/user'

/** Maximum length of a name, in characters; the dataset has the same limit. */
export const MAX_PROFILE_NAME = 80
export const MAX_PROFILE_EMAIL = 120
export const MAX_PROFILE_PHONE = 24

/** Fields that users may edit in their own profile. */
export interface ProfileFields {
  name: string
  email: string
  phone: string
}

export type PhoneProblem = 'character' | 'short' | 'long'

const FEWEST_DIGITS = 7
/** Digits of the longest international number (ITU-T E.164). */
const MOST_DIGITS = 15

/** What is wrong with a phone number, which may contain spaces, dots, dashes, parentheses and a plus. */
export function phoneProblem(text: string): PhoneProblem | null {
  if (!/^\+?[\d\s().-]*$/.test(text.trim())) return 'character'
  const digits = text.replace(/\D/g, '').length
  if (digits < FEWEST_DIGITS) return 'short'
  return digits > MOST_DIGITS ? 'long' : null
}

/** The user with an edited profile; only the phone number of the region shown changes. */
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
