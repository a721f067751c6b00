import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Invitation } from '#domain/people/invitation'
import type { FleetUser } from '#domain/people/user'
import { inviteAgain, invitePeople, withdrawInvitation } from '../../../data/queries/invitations'
import { useFormats } from '../../../i18n/useFormats'
import { useLocale } from '../../../state/locale'
import { toast } from '../../../ui/feedback/toast'
import type { Saving } from '../../../widgets/form/useFormSaving'
import { useUndoable } from '../../../widgets/undo/useUndoable'

/** Invitation actions, each with its toast. No email is ever sent. */
export function useInvite() {
  const { t } = useLingui()
  const { stamp } = useFormats()
  const language = useLocale()
  const run = useUndoable()
  const failed = () => toast(t`This change could not be saved. Try again.`, 'problem')
  return {
    /** Saves the invitations, with the message for success. */
    invitation(fields: Omit<Invitation, 'at' | 'language'>): Saving<void> {
      const count = fields.emails.length
      const message = t`${plural(count, {
        one: '# person invited. No email was sent.',
        other: '# people invited. No email was sent.',
      })}`
      return { change: invitePeople({ ...fields, language, at: stamp() }), done: message }
    },
    async resend({ id, email }: FleetUser): Promise<void> {
      await inviteAgain(id, stamp()).then(
        () => toast(t`${email} was invited again. No email was sent.`),
        failed,
      )
    },
    withdraw({ id, email }: FleetUser): Promise<boolean> {
      return run(withdrawInvitation(id), t`Invitation to ${email} withdrawn.`)
    },
  }
}
