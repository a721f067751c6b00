import type { DayTime } from '../../domain/kiosk/demoTime'
import { type Invitation, invitedUser } from '../../domain/people/invitation'
import type { FleetUser } from '../../domain/people/user'
import { changeRows } from '../core/visitorChanges'

/**
 * Puts invited people among the drivers or managers, until the visit is reset. Nothing is sent.
 * @returns what takes all of them back
 */
export async function invitePeople(invitation: Invitation): Promise<{ undo: () => Promise<void> }> {
  const ids = await changeRows(['users'], async (rows) => {
    const all = await rows.all<FleetUser>('users')
    const made: FleetUser[] = []
    for (const email of invitation.emails) {
      const user = invitedUser(invitation, email, [...all, ...made])
      made.push(user)
      await rows.put('users', user)
    }
    return made.map(({ id }) => id)
  })
  return {
    undo: () =>
      changeRows(['users'], async (rows) => {
        for (const id of ids) await rows.remove('users', id)
      }),
  }
}

/** Notes that somebody who did not answer was invited again. */
export function inviteAgain(id: string, at: DayTime): Promise<void> {
  return changeRows(['users'], async (rows) => {
    const user = await rows.get<FleetUser>('users', id)
    if (user?.status === 'invited') await rows.put('users', { ...user, invitedAt: at })
  })
}

/**
 * Takes an invitation back: the person is gone from the list.
 * @returns what puts the same invitation back
 */
export async function withdrawInvitation(id: string): Promise<{ undo: () => Promise<void> }> {
  const taken = await changeRows(['users'], async (rows) => {
    const user = await rows.get<FleetUser>('users', id)
    if (user?.status !== 'invited') return null
    await rows.remove('users', id)
    return user
  })
  return {
    undo: () =>
      changeRows(['users'], async (rows) => {
        if (taken) await rows.put('users', taken)
      }),
  }
}
