import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Interaction } from '#domain/recording/interaction'
import { aGameRun } from '#domain/testing/gameRun'
import { createTestConnection } from '../testing/tab'
import { interactionArchive, KEEP_SENT_MS, KEEP_SENT_ROWS, mergeInteractions } from './interactionArchive'

const NOW = Date.UTC(2026, 10, 21, 9)
const iso = (ms: number) => new Date(ms).toISOString()

function row(id: string, changes: Partial<Interaction> = {}): Interaction {
  const createdAt = iso(NOW)
  const wire = {
    activationId: 'act',
    sessionIdentifier: 'visit',
    action: 'Home',
    value: null,
    createdAt,
    updatedAt: createdAt,
  }
  return {
    id,
    ...wire,
    synced: 0,
    state: 'pending',
    attempts: 0,
    lastStatus: null,
    ackAt: null,
    seq: 1,
    ...changes,
  }
}
const sent = (id: string, ackMs: number, changes: Partial<Interaction> = {}) =>
  row(id, { synced: 1, state: 'sent', lastStatus: 201, ackAt: iso(ackMs), ...changes })

async function setUp(rows: Interaction[]) {
  const connection = createTestConnection()
  await connection.run((db) => db.interactions.bulkAdd(rows))
  const archive = interactionArchive(connection.run)
  const all = () => connection.run((db) => db.interactions.orderBy('id').toArray())
  return { archive, all, run: connection.run, ids: async () => (await all()).map(({ id }) => id) }
}

describe('retention', () => {
  it('deletes rows delivered more than 30 days ago', async () => {
    const { archive, ids } = await setUp([
      sent('old', NOW - KEEP_SENT_MS - 1),
      sent('young', NOW - KEEP_SENT_MS + 1),
    ])
    expect(await archive.prune(NOW)).toBe(1)
    expect(await ids()).toEqual(['young'])
  })

  it('counts from the delivery, not from the event', async () => {
    const { archive, ids } = await setUp([sent('drawer', NOW, { createdAt: iso(NOW - 3 * KEEP_SENT_MS) })])
    await archive.prune(NOW)
    expect(await ids()).toEqual(['drawer'])
  })

  it('keeps pending and refused rows for ever', async () => {
    const createdAt = iso(NOW - 100 * KEEP_SENT_MS)
    const { archive, ids } = await setUp([
      row('pending', { createdAt }),
      row('refused', { createdAt, state: 'refused' }),
    ])
    expect(await archive.prune(NOW)).toBe(0)
    expect(await ids()).toEqual(['pending', 'refused'])
  })

  it('keeps the newest 50,000 delivered rows (here 20)', async () => {
    const many = Array.from({ length: 21 }, (_, n) =>
      sent(`row-${String(n).padStart(2, '0')}`, NOW - 100 + n),
    )
    const { archive, ids } = await setUp([...many, row('z-pending')])
    expect(await archive.prune(NOW, 20)).toBe(1)
    expect([(await ids())[0], (await ids()).length, KEEP_SENT_ROWS]).toEqual(['row-01', 21, 50_000])
  })
})

describe('freeing space', () => {
  it('deletes the oldest delivered rows, as many as asked for', async () => {
    const { archive, ids } = await setUp([sent('c', NOW - 1), sent('a', NOW - 3), sent('b', NOW - 2)])
    expect(await archive.freeSpace(2)).toBe(2)
    expect(await ids()).toEqual(['c'])
  })

  it('never deletes what is pending or refused', async () => {
    const { archive, ids } = await setUp([row('p'), row('r', { state: 'refused' }), sent('s', NOW)])
    expect(await archive.freeSpace(10)).toBe(1)
    expect(await ids()).toEqual(['p', 'r'])
  })
})

it('counts what is pending here, what is elsewhere, and the age of the oldest', async () => {
  const { archive } = await setUp([
    row('p1', { createdAt: iso(NOW - 5) }),
    row('p2'),
    row('given', { createdAt: iso(NOW - 50), handedOver: 1 }),
    row('shown', { createdAt: iso(NOW - 60), origin: 'x', handedOver: 0 }),
    row('taken', { origin: 'x', handedOver: 1 }),
    row('r', { state: 'refused', attempts: 2 }),
    sent('s', NOW),
  ])
  expect(await archive.counts()).toEqual({
    pending: 3,
    unresolved: 0,
    untracked: 0,
    sent: 1,
    refused: 1,
    damaged: 0,
    handedOver: 1,
    foreign: 1,
    oldestPendingAt: iso(NOW - 5),
  })
})

describe('handing over', () => {
  it('marks only what is pending here', async () => {
    const { archive, all } = await setUp([
      row('p'),
      row('q', { origin: 'x' }),
      row('r', { state: 'refused' }),
      sent('s', NOW),
    ])
    expect(await archive.ownWaiting()).toEqual(['p'])
    await archive.handOver(new Set(['p', 'q', 'r', 's']))
    expect((await all()).filter(({ handedOver }) => handedOver === 1).map(({ id }) => id)).toEqual(['p'])
  })

  it('does not hand the same row over twice', async () => {
    const { archive } = await setUp([row('p')])
    await archive.handOver(new Set(['p']))
    expect(await archive.ownWaiting()).toEqual([])
  })

  it('can be reverted', async () => {
    const { archive, all } = await setUp([row('p')])
    await archive.handOver(new Set(['p']))
    expect(await archive.takeBack()).toBe(1)
    expect(await all()).toEqual([row('p')])
  })
})

describe('merging', () => {
  const outcome = fc.constantFrom<Partial<Interaction>>(
    {},
    { attempts: 1, lastStatus: 422 },
    { state: 'refused', attempts: 2, lastStatus: 422 },
    { state: 'refused', attempts: 2, lastStatus: 400 },
    { state: 'sent', synced: 1, lastStatus: 201, ackAt: iso(NOW) },
    { state: 'sent', synced: 1, lastStatus: 409, ackAt: iso(NOW + 5) },
    { state: 'sent', synced: 1, lastStatus: 200, ackAt: iso(NOW) },
  )
  /** A row as imported: files disagree about its delivery outcome, but the event is the same. */
  const imported = fc
    .record({ n: fc.nat({ max: 5 }), outcome, handedOver: fc.boolean() })
    .map(({ n, outcome: told, handedOver }) =>
      row(`id-${n}`, {
        seq: n,
        origin: n < 2 ? 'me' : 'other',
        ...told,
        ...(handedOver ? { handedOver: 1 as const } : {}),
      }),
    )
  const file = fc.uniqueArray(imported, { selector: ({ id }) => id, maxLength: 6 })
  const own = [row('id-0', { seq: 0 }), sent('id-1', NOW, { seq: 1 })]

  async function tableAfter(...files: Interaction[][]) {
    const { archive, all } = await setUp(own)
    for (const rows of files) await archive.unite(rows, 'me')
    return all()
  }

  it('is idempotent: a file imported twice is a file imported once', () =>
    fc.assert(
      fc.asyncProperty(file, async (a) => {
        expect(await tableAfter(a, a)).toEqual(await tableAfter(a))
      }),
      { numRuns: 30 },
    ))

  it('is commutative: the order of files does not matter', () =>
    fc.assert(
      fc.asyncProperty(file, file, async (a, b) => {
        expect(await tableAfter(a, b)).toEqual(await tableAfter(b, a))
      }),
      { numRuns: 50 },
    ))

  it('is associative, row by row', () =>
    fc.assert(
      fc.property(
        fc.tuple(outcome, outcome, outcome),
        fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
        (fates, marks) => {
          const [a, b, c] = fates.map((told, n) =>
            row('id', { origin: 'other', ...told, ...(marks[n] ? { handedOver: 1 as const } : {}) }),
          ) as [Interaction, Interaction, Interaction]
          expect(mergeInteractions(mergeInteractions(a, b), c)).toEqual(
            mergeInteractions(a, mergeInteractions(b, c)),
          )
        },
      ),
    ))

  it('prefers sent over pending, in either order', () => {
    const pending = row('id', { origin: 'x' })
    const delivered = sent('id', NOW, { origin: 'x' })
    expect(mergeInteractions(pending, delivered)).toEqual(delivered)
    expect(mergeInteractions(delivered, pending)).toEqual(delivered)
  })

  it('counts what it added and changed', async () => {
    const { archive } = await setUp([row('a'), row('b')])
    expect(await archive.unite([row('a'), sent('b', NOW), row('c', { origin: 'x' })], 'me')).toEqual({
      added: 1,
      changed: 1,
      addedRuns: 0,
      addedVisits: 0,
    })
  })

  it('for which there is no room leaves neither records nor runs behind', async () => {
    const { archive, all, run } = await setUp([row('a')])
    await run(async (db) => {
      db.gameRuns.hook('creating', () => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    })
    const union = archive.unite([row('b', { origin: 'x' })], 'me', [aGameRun(4_000)])
    await expect(union).rejects.toMatchObject({ code: 'storage-full' })
    expect((await all()).map(({ id }) => id)).toEqual(['a'])
  })

  it('keeps the mark of our own hand-over', async () => {
    const { archive, all } = await setUp([row('a', { handedOver: 1 })])
    await archive.unite([row('a', { origin: 'me' })], 'me')
    expect((await all())[0]?.handedOver).toBe(1)
  })

  it('does not hand over our own row because an import says so', async () => {
    const { archive, all } = await setUp([row('a')])
    await archive.unite([sent('a', NOW, { origin: 'me', handedOver: 1 })], 'me')
    expect((await all())[0]).not.toHaveProperty('handedOver')
  })

  it('stores our own rows without an origin', async () => {
    const { archive, all } = await setUp([])
    await archive.unite([row('a', { origin: 'me' })], 'me')
    expect(await all()).toEqual([row('a')])
  })
})
