import { codes, oneOf, searchChecker, text } from '#domain/base/search'
import { DRIVE_BLOCK_STATES } from '#domain/vehicle/driveBlock'

/** Filters of the list of drive blocks: the state of a block or that none can be set, and the state of the vehicle. */
export const BLOCK_SECTIONS = {
  block: [...DRIVE_BLOCK_STATES, 'unavailable'],
  now: ['ignitionOn', 'ignitionOff', 'silent', 'notEquipped', 'masked'],
} as const
export type BlockSection = keyof typeof BLOCK_SECTIONS

/** Search parameters of `/4/vehicle-ignition`. */
export const checkDriveBlockSearch = searchChecker({
  q: text,
  sort: text,
  hide: text,
  filter: oneOf(['off']),
  view: oneOf(['log']),
  block: codes(BLOCK_SECTIONS.block),
  now: codes(BLOCK_SECTIONS.now),
})
export type DriveBlockSearch = ReturnType<typeof checkDriveBlockSearch>
