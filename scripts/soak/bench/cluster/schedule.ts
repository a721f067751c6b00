import { seededRandom, seedOf } from '#domain/base/seededRandom'

/** What goes wrong. Nodes of the database are named by what they do at that moment, which only the cluster knows. */
export type Fault =
  | { kind: 'primary'; what: 'postgres' | 'patroni' }
  | { kind: 'service'; index: number }
  | { kind: 'etcd'; index: number }
  | { kind: 'cut'; between: readonly [Role, Role] }
  | { kind: 'disk'; of: Role }

/** `synchronous`: the standby that a commit waits for; `other`: the third node. */
export type Role = 'primary' | 'synchronous' | 'other'

export type PlannedFault = Fault & {
  /** From the beginning of its slot, ms. */
  afterMs: number
}

/** A part of the run with one fault, or without. */
export type Slot = PlannedFault | null

/** Patroni notices a dead database at once; where it dies with it, its lease has to run out first. */
const PRIMARY_KILLS = ['postgres', 'postgres', 'postgres', 'patroni', 'patroni'] as const
/** The fault comes while most of the slot's records are still to come. */
const LATEST_SHARE = 0.4

const CUTS: readonly (readonly [Role, Role])[] = [
  ['primary', 'synchronous'],
  ['primary', 'other'],
  ['synchronous', 'other'],
]

export interface ScheduleOptions {
  seed: number
  services: number
  etcdMembers: number
  /** How long records of one slot come up, ms. */
  slotMs: number
}

/** A quiet slot, then nine with a fault each, in an order, at moments and with victims by the seed. */
export function faultSchedule({ seed, services, etcdMembers, slotMs }: ScheduleOptions): Slot[] {
  // Seeds that follow each other would draw nearly the same victims.
  const random = seededRandom(seedOf(`faults ${seed}`))
  const faults: Fault[] = [
    ...PRIMARY_KILLS.map((what) => ({ kind: 'primary', what }) as const),
    { kind: 'service', index: random.int(0, services - 1) },
    { kind: 'etcd', index: random.int(0, etcdMembers - 1) },
    { kind: 'cut', between: random.pick(CUTS) },
    { kind: 'disk', of: random.pick(['primary', 'synchronous'] as const) },
  ]
  const planned = random
    .shuffle(faults)
    .map((fault) => ({ ...fault, afterMs: Math.round(random.next() * LATEST_SHARE * slotMs) }))
  return [null, ...planned]
}
