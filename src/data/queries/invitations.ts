import type { DayTime } from '#domain/base/demoTime'
import { type Invitation, invitedUser } from '#domain/people/invitation'
import type { FleetUser } from '#domain/people/user'
import type { UndoableChange } from '../core/undo'
import { changeRows } from '../core/visitorChanges'

/** Adds invited people to the drivers or managers until the visit is reset. No e-mail is sent. */
export function invitePeople(invitation: Invitation): Promise<UndoableChange> {
  return changeRows(
    ['users'],
    async (rows) => {
      const all = await rows.all('users')
      const made: FleetUser[] = []
      for (const email of invitation.emails) {
        const user = invitedUser(invitation, email, [...all, ...made])
        made.push(user)
        await rows.put('users', user)
      }
    },
    'each',
  )
}

/** Records that an unanswered invitation was sent again. */
export function inviteAgain(id: string, at: DayTime): Promise<UndoableChange> {
  return changeRows(['users'], async (rows) => {
    const user = await rows.get('users', id)
    if (user?.status === 'invited') await rows.put('users', { ...user, invitedAt: at })
  })
}

/** Withdraws an invitation and removes the person from the list. */
export function withdrawInvitation(id: string): Promise<UndoableChange> {
  return changeRows(['users'], async (rows) => {
    const user = await rows.get('users', id)
    if (user?.status === 'invited') await rows.remove('users', id)
  })
}
