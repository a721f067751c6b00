import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EmailProblem } from '#domain/people/emailList'

/** What is wrong with an address and what to do; shown after the address. */
export const EMAIL_PROBLEMS: Record<EmailProblem, MessageDescriptor> = {
  noAt: msg`has no @. Write it as name@company.com.`,
  manyAts: msg`has more than one @. Keep one.`,
  noName: msg`has nothing before the @. Add the mailbox name.`,
  noDomain: msg`has nothing after the @. Add the domain, such as company.com.`,
  noEnding: msg`has an incomplete domain. Add an ending, such as .com or .ca.`,
  dots: msg`has an extra dot. Remove it.`,
  character: msg`has a character that is not allowed. Remove it.`,
  tooLong: msg`is too long for an email address. Check it.`,
  twice: msg`is listed twice. Remove one.`,
  here: msg`belongs to someone already in the list. Remove it.`,
}
