import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EmailProblem } from '../../domain/people/emailList'

/** What is wrong with an address and what to do; read after the address itself. */
export const EMAIL_PROBLEMS: Record<EmailProblem, MessageDescriptor> = {
  noAt: msg`has no @. Write it as name@company.com.`,
  manyAts: msg`has more than one @. Leave one.`,
  noName: msg`has nothing before the @. Add the name of the mailbox.`,
  noDomain: msg`has nothing after the @. Add the domain, such as company.com.`,
  noEnding: msg`has no complete domain. Add its ending, such as .com or .ca.`,
  dots: msg`has a dot too many. Remove the extra dot.`,
  character: msg`has a character that no address may have. Remove it.`,
  tooLong: msg`is too long for an address. Check it.`,
  twice: msg`is here twice. Remove one of them.`,
  here: msg`belongs to someone who is already in the list. Remove it.`,
}
