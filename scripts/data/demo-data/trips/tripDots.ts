import { type SeededRandom, seededRandom, seedOf } from '#domain/base/seededRandom'
import { FIXED_SPEED_MPH, type TripDot } from '#domain/trips/trip'
import type { Drive } from '../plan/driving'
import type { Stretch } from '../routing/route'

/** How near to a motorway nobody stops, as a part of the way. */
const MOTORWAY_MARGIN = 0.01

/** What a dot says besides where it lies. */
type Event = Omit<TripDot, 'id' | 'at' | 'minute' | 'odometerMi'>

/**
 * The dots of a drive, start to end: every event that was counted once, alone or in a group, and
 * speed readings between. `videos` are ids of the clips, in the order of `cameraKinds`; `fast` is the
 * part of the way on a fast road in every region, where the dots over 80 mph lie, and nothing else;
 * `motorways` are the parts that are on one in any.
 */
export function makeDots(
  drive: Drive,
  startOdometerMi: number,
  videos: readonly string[],
  fast: Stretch | null,
  motorways: readonly Stretch[],
): TripDot[] {
  const random = seededRandom(seedOf(`dots of ${drive.vehicleId} ${drive.daysAgo} ${drive.number}`))
  const limit = drive.tenths >= 60 ? 45 : random.pick([25, 30, 35])
  const events = random.shuffle([
    ...makeEvents(random, drive, limit, videos),
    ...speedReadings(random, limit),
  ])
  const spots = moveStopsOffMotorways(placeEvents(random, events, fast), motorways)
  const dot = (id: number, at: number, event: Event): TripDot => ({
    id,
    at,
    minute: Math.round(at * drive.minutes),
    odometerMi: Math.floor(startOdometerMi + (drive.tenths / 10) * at),
    ...event,
  })
  return [
    dot(1, 0, { type: 0, speedMph: 0, speedLimitMph: 25 }),
    ...spots.map(({ at, event }, index) => dot(index + 2, at, event)),
    dot(events.length + 2, 1, { type: 3, speedMph: 0, speedLimitMph: 25 }),
  ]
}

function speedReadings(random: SeededRandom, limit: number): Event[] {
  return Array.from({ length: 2 }, () => ({
    type: 4 as const,
    speedMph: limit - random.int(0, 12),
    speedLimitMph: limit,
  }))
}

/** Events one by one; where a brake and another event came together, they are one grouped dot. */
function makeEvents(random: SeededRandom, drive: Drive, limit: number, videos: readonly string[]): Event[] {
  const brakes = times(drive.hardBraking, () => slowEvent(random, 1, limit))
  const starts = times(drive.hardAcceleration, () => slowEvent(random, 2, limit))
  const speeding = times(drive.roadSpeeding, (): Event => {
    return { type: 5, speedMph: limit + random.int(6, 16), speedLimitMph: limit }
  })
  const clips = [...videos]
  const camera = drive.camera
  const inside = times((camera?.foodAndDrink ?? 0) + (camera?.cellPhoneUse ?? 0), (): Event => {
    return { type: 10, speedMph: limit - random.int(3, 14), speedLimitMph: limit, video: clips.shift() ?? '' }
  })
  for (const brake of brakes.slice(0, camera?.hardBrake)) if (camera) brake.video = clips.shift() ?? ''
  for (const start of starts.slice(0, camera?.hardAcceleration)) if (camera) start.video = clips.shift() ?? ''
  return [
    ...inside,
    ...groupEvents(brakes, speeding, starts),
    ...times(drive.speedOver80, (): Event => {
      return { type: 12, speedMph: FIXED_SPEED_MPH + random.int(1, 9), speedLimitMph: 55 }
    }),
    ...times(drive.adasBraking, () => slowEvent(random, 11, limit)),
    ...(drive.stopMinutes > 0
      ? [{ type: 6 as const, speedMph: 0, speedLimitMph: limit, idleMinutes: drive.stopMinutes }]
      : []),
  ]
}

function slowEvent(random: SeededRandom, type: 1 | 2 | 11, limit: number): Event {
  return { type, speedMph: Math.max(8, limit - random.int(6, 22)), speedLimitMph: limit }
}

function times(count: number, make: () => Event): Event[] {
  return Array.from({ length: count }, make)
}

/** Takes the last brake, speeding and start without a clip together into one dot, where two of them are there. */
function groupEvents(brakes: Event[], speeding: Event[], starts: Event[]): Event[] {
  const free = [
    { subtype: 'hardBrake' as const, from: brakes },
    { subtype: 'roadSpeeding' as const, from: speeding },
    { subtype: 'hardAcceleration' as const, from: starts },
  ].filter(({ from }) => from.length > 0 && from.at(-1)?.video === undefined)
  if (free.length < 2) return [...brakes, ...speeding, ...starts]
  const fastest = Math.max(...free.map(({ from }) => from.at(-1)?.speedMph ?? 0))
  const limit = free[0]?.from.at(-1)?.speedLimitMph ?? 25
  for (const { from } of free) from.pop()
  const subtypes = free.map(({ subtype }) => subtype)
  return [...brakes, ...speeding, ...starts, { type: 9, speedMph: fastest, speedLimitMph: limit, subtypes }]
}

/** Events with different places along the way, in order: what is over 80 mph inside of `fast`, all else outside. */
function placeEvents(
  random: SeededRandom,
  events: readonly Event[],
  fast: Stretch | null,
): { at: number; event: Event }[] {
  const speeding = events.filter(({ type }) => type === 12)
  const others = events.filter(({ type }) => type !== 12)
  const { from, to } = fast ?? { from: 1, to: 1 }
  const inside = spreadEvenly(random, speeding.length).map((at) => from + (to - from) * at)
  // The way without its fast part, drawn together to one.
  const rest = 1 - (to - from)
  const outside = spreadEvenly(random, others.length).map(
    (at) => at * rest + (at * rest > from ? to - from : 0),
  )
  return [
    ...speeding.map((event, index) => ({ at: inside[index] ?? from, event })),
    ...others.map((event, index) => ({ at: outside[index] ?? from, event })),
  ]
    .map(({ at, event }) => ({ at: Number(at.toFixed(3)), event }))
    .sort((a, b) => a.at - b.at)
}

/** Nobody stops for minutes on a motorway: such a stop changes places with something off it. */
function moveStopsOffMotorways(
  placeEvents: readonly { at: number; event: Event }[],
  motorways: readonly Stretch[],
): { at: number; event: Event }[] {
  const isOn = (at: number) =>
    motorways.some(({ from, to }) => from - MOTORWAY_MARGIN <= at && at <= to + MOTORWAY_MARGIN)
  const stop = placeEvents.find(({ at, event }) => event.type === 6 && isOn(at))
  const free = placeEvents.find(({ at, event }) => event.type !== 12 && !isOn(at))
  if (!stop || !free) return [...placeEvents]
  return placeEvents.map(({ at, event }) => {
    if (event === stop.event) return { at, event: free.event }
    return { at, event: event === free.event ? stop.event : event }
  })
}

/** So many different parts of one, in order. */
function spreadEvenly(random: SeededRandom, count: number): number[] {
  const room = 0.9 / Math.max(1, count)
  return Array.from({ length: count }, (_, at) => 0.05 + room * (at + 0.15 + 0.7 * random.next()))
}
