import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Invitation } from '#domain/people/invitation'
import { aDriver } from '#domain/testing/people'
import { closeDatabase, withDatabase } from '../core/databaseConnection'
import { DATABASE_NAME } from '../core/db'
import { dropVisitorChanges } from '../core/visitorChanges'
import { inviteAgain, invitePeople, withdrawInvitation } from './invitations'
import { setCoaching } from './users'

/** At night: the calendar is a day ahead of the working day. */
const AT = { daysAgo: -1, minuteOfDay: 60 }
const LATER = { daysAgo: -1, minuteOfDay: 100 }
const asked = (changes: Partial<Invitation> = {}): Invitation => ({
  emails: ['new@x.example'],
  role: 'driver',
  fleet: 'Fleet Two',
  language: 'fr-CA',
  at: AT,
  ...changes,
})
const ids = () => withDatabase(async (db) => (await db.users.toArray()).map(({ id }) => id))
const user = (id: string) => withDatabase((db) => db.users.get(id))

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase((db) =>
    db.users.bulkPut([aDriver({ id: 'u-9' }), aDriver({ id: 'm-2', role: 'manager', coaching: null })]),
  )
})

describe('an invitation', () => {
  it('adds people with the status invited and the next ids of their role', async () => {
    await invitePeople(asked({ emails: ['a@x.example', 'b@x.example'] }))
    await invitePeople(asked({ role: 'manager' }))
    expect((await ids()).toSorted()).toEqual(['m-2', 'm-3', 'u-10', 'u-11', 'u-9'])
    expect(await user('u-11')).toMatchObject({
      name: 'b@x.example',
      status: 'invited',
      role: 'driver',
      fleet: 'Fleet Two',
      language: 'fr-CA',
      coaching: 'notEnrolled',
      invitedAt: AT,
      addedDaysAgo: -1,
    })
    expect(await user('m-3')).toMatchObject({ role: 'manager', coaching: null })
  })

  it('of several people is undone as a whole', async () => {
    const { undo } = await invitePeople(asked({ emails: ['a@x.example', 'b@x.example'] }))
    await undo()
    expect((await ids()).toSorted()).toEqual(['m-2', 'u-9'])
  })

  it('can be sent again', async () => {
    await invitePeople(asked())
    await inviteAgain('u-10', LATER)
    expect(await user('u-10')).toMatchObject({ status: 'invited', invitedAt: LATER })
  })

  it('is not sent again to an active user', async () => {
    await inviteAgain('u-9', LATER)
    expect(await user('u-9')).toEqual(aDriver({ id: 'u-9' }))
  })

  it('can be withdrawn and restored', async () => {
    await invitePeople(asked())
    const before = await user('u-10')
    const { undo } = await withdrawInvitation('u-10')
    expect(await user('u-10')).toBeUndefined()
    await undo()
    expect(await user('u-10')).toEqual(before)
  })

  it('cannot be withdrawn from an active user', async () => {
    const { undo } = await withdrawInvitation('u-9')
    expect(await user('u-9')).toBeDefined()
    await undo()
    expect(await ids()).toHaveLength(2)
  })

  it('is reverted by a reset, like a change of coaching', async () => {
    await invitePeople(asked())
    await setCoaching('u-9', 'enrolled')
    expect(await user('u-9')).toMatchObject({ coaching: 'enrolled' })
    await dropVisitorChanges()
    expect((await ids()).toSorted()).toEqual(['m-2', 'u-9'])
    expect(await user('u-9')).toMatchObject({ coaching: 'notEnrolled' })
  })
})
