import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { aVehicle } from '#domain/testing/vehicle'
import { closeDatabase, withDatabase } from './databaseConnection'
import { DATABASE_NAME } from './db'
import { restoreStash, stash, stashed } from './sandbox'
import type { UndoableChange } from './undo'
import { changeRows, dropVisitorChanges } from './visitorChanges'

const SHIPPED = ['v-1', 'v-2', 'v-3'].map((id) => aVehicle({ id, label: id }))
const KEPT = { use: 'run' }

const vehicles = () => withDatabase((db) => db.vehicles.toArray())
const originals = () => withDatabase((db) => db.originals.toArray())
const stored = async () => ({ vehicles: await vehicles(), originals: await originals() })

type Act = { kind: 'rename' | 'remove'; id: string; label: string } | { kind: 'undo' }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom('rename', 'remove'),
      id: fc.constantFrom('v-1', 'v-2', 'v-3', 'v-4'),
      label: fc.constantFrom('a', 'b'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'undo' as const }) },
)

/** Acts as a visitor does; if an id does not exist yet, its rename adds it. */
async function visit(acts: readonly Act[], done: UndoableChange[] = []): Promise<UndoableChange[]> {
  for (const one of acts) {
    if (one.kind === 'undo') await done.pop()?.undo()
    else
      done.push(
        await changeRows(['vehicles'], async (rows) => {
          if (one.kind === 'remove') await rows.remove('vehicles', one.id)
          else await rows.put('vehicles', aVehicle({ id: one.id, label: one.label }))
        }),
      )
  }
  return done
}

beforeEach(async () => {
  closeDatabase()
  await Dexie.delete(DATABASE_NAME)
  await withDatabase((db) => db.vehicles.bulkPut(SHIPPED))
})

describe('a sandbox', () => {
  it('begins with the data as shipped and leaves no trace, whatever is done before and in it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 6 }),
        fc.array(act, { maxLength: 6 }),
        async (before, inside) => {
          await dropVisitorChanges()
          const changes = await visit(before)
          const left = await stored()
          await stash(KEPT)
          expect(await stored()).toEqual({ vehicles: SHIPPED, originals: [] })
          await visit(inside)
          expect(await restoreStash()).toEqual(KEPT)
          expect(await stored()).toEqual(left)
          // Every earlier change can still be undone, one after the other, back to the shipped rows.
          for (const change of changes.reverse()) await change.undo()
          expect(await vehicles()).toEqual(SHIPPED)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('is ended by a reset, which drops what was aside as well', async () => {
    await visit([{ kind: 'rename', id: 'v-1', label: 'a' }])
    await stash(KEPT)
    await visit([{ kind: 'remove', id: 'v-2', label: '' }])
    await dropVisitorChanges()
    expect(await restoreStash()).toBeNull()
    expect(await stored()).toEqual({ vehicles: SHIPPED, originals: [] })
  })

  it('keeps what is aside when the next one begins before it came back', async () => {
    await visit([{ kind: 'rename', id: 'v-1', label: 'a' }])
    const left = await stored()
    await stash(KEPT)
    await visit([{ kind: 'rename', id: 'v-1', label: 'b' }])
    await stash({ use: 'ghost' })
    expect(await vehicles()).toEqual(SHIPPED)
    expect(await stashed()).toEqual(KEPT)
    await restoreStash()
    expect(await stored()).toEqual(left)
  })

  it('outlives the page', async () => {
    await visit([{ kind: 'rename', id: 'v-1', label: 'a' }])
    const left = await stored()
    await stash(KEPT)
    closeDatabase()
    expect(await restoreStash()).toEqual(KEPT)
    expect(await stored()).toEqual(left)
  })
})
