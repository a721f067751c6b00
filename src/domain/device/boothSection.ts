import { oneOf, searchChecker } from '#domain/base/search'

/** The sections of the staff room, in the order of its navigation. */
export const BOOTH_SECTIONS = ['ready', 'delivery', 'today', 'content', 'device', 'presenter'] as const
export type BoothSection = (typeof BOOTH_SECTIONS)[number]

/** Whether the device can be unplugged is what staff look for first. */
export const FIRST_BOOTH_SECTION: BoothSection = 'ready'

/** Search parameters of the staff room: its open section. */
export const checkBoothSearch = searchChecker({ section: oneOf(BOOTH_SECTIONS) })
export type BoothSearch = ReturnType<typeof checkBoothSearch>
