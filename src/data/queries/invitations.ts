import type { DayTime } from '../../domain/kiosk/demoTime'
import { type Invitation, invitedUser } from '../../domain/people/invitation'
import type { FleetUser } from '../../domain/people/user'
import type { Act } from '../core/undo'
import { changeRows } from '../core/visitorChanges'

/** Puts invited people among the drivers or managers, until the visit is reset. Nothing is sent. */
export function invitePeople(invitation: Invitation): Promise<Act> {
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

/** Notes that somebody who did not answer was invited again. */
export function inviteAgain(id: string, at: DayTime): Promise<Act> {
  return changeRows(['users'], async (rows) => {
    const user = await rows.get('users', id)
    if (user?.status === 'invited') await rows.put('users', { ...user, invitedAt: at })
  })
}

/** Takes an invitation back: the person is gone from the list. */
export function withdrawInvitation(id: string): Promise<Act> {
  return changeRows(['users'], async (rows) => {
    const user = await rows.get('users', id)
    if (user?.status === 'invited') await rows.remove('users', id)
  })
}
