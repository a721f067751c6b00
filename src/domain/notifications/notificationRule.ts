import type { DayTime } from '../kiosk/demoTime'
import type { LocalText } from '../kiosk/localText'
import { WEEKDAYS, type Weekday } from '../places/place'

/** Notification types of the settings (docs/rules.md SE-04 to SE-13); 2, 4, 5 and 6 are not shown. */
export const NOTIFICATION_TYPES = {
  1: 'diagnostics',
  3: 'maintenanceReminder',
  7: 'driverBehavior',
  8: 'geofence',
  9: 'locationMasking',
  10: 'vehicleUtilization',
  11: 'offHours',
  12: 'drivingLimit',
} as const
export type NotificationType = keyof typeof NOTIFICATION_TYPES

/** A distance as somebody typed it; `unit` null is the unit that is shown, whichever that is (docs/decisions.md Q9). */
export interface TypedDistance {
  amount: number
  unit: 'mi' | 'km' | null
}

/** A rule that tells somebody something (docs/rules.md CN-00). Every type has every field. */
export interface NotificationRule {
  /** A number from 1, as text: the next is one more than the highest (docs/rules.md SE-17). */
  id: string
  type: NotificationType
  /** The shipped ones have a text in each language; a visitor's own is the same in all. */
  name: LocalText
  allVehicles: boolean
  /** `v-N`; empty while all are meant. */
  selectedVehicles: string[]
  /** Whether those who are driving at that moment are told too. */
  sendToActive: boolean
  allManagers: boolean
  onlyMe: boolean
  /** `m-N`; empty while all, or only the account's own user, are meant. */
  selectedManagers: string[]
  speedConditions: {
    active: boolean
    /** A speed that must not be passed. */
    fixed: { speed: number; unit: 'mph' | 'km/h' }
    /** Over the posted limit; there are three readings (docs/decisions.md D5). */
    road: { over: number; unit: 'percent' | 'mph' | 'km/h' }
  }
  /** With both on, the earlier one triggers (docs/rules.md SE-29). */
  maintenanceConditions: {
    mileage: { enabled: boolean; recurrance: TypedDistance; start: TypedDistance }
    time: {
      enabled: boolean
      recurrance: { amount: number; unit: 'months' | 'weeks' }
      start: DayTime
    }
  }
  geofence: {
    days: Record<Weekday, boolean>
    /** Minutes of the day; without meaning while `allDay`. */
    time: { allDay: boolean; start: number; end: number }
    trigger: { enter: boolean; exit: boolean }
    /** Row of `geofences`; null before one was drawn. */
    mapId: string | null
  }
  /** Days without a trip after which an idle vehicle is named. */
  lastTripRecorded: number
  drivingLimit: {
    number: number
    unit: 'hours' | 'miles' | 'kilometers'
    per: 'day' | 'week' | 'month'
    startOfWeek: Weekday
  }
  toggles: {
    brake: boolean
    accel: boolean
    seatbelt: boolean
    fixedSpeed: boolean
    roadSpeed: boolean
  }
  inApp: boolean
  email: boolean
  lastUpdated: DayTime
}

/** What a new rule begins with: its defaults (docs/rules.md SE-18, SE-30 to SE-36), for all vehicles and managers. */
export const NOTIFICATION_DEFAULTS: Omit<NotificationRule, 'id' | 'type' | 'name' | 'lastUpdated'> = {
  allVehicles: true,
  selectedVehicles: [],
  sendToActive: false,
  allManagers: true,
  onlyMe: false,
  selectedManagers: [],
  speedConditions: {
    active: false,
    fixed: { speed: 80, unit: 'mph' },
    road: { over: 5, unit: 'percent' },
  },
  maintenanceConditions: {
    mileage: {
      enabled: false,
      recurrance: { amount: 8000, unit: null },
      start: { amount: 0, unit: null },
    },
    time: {
      enabled: false,
      recurrance: { amount: 6, unit: 'months' },
      start: { daysAgo: 0, minuteOfDay: 8 * 60 },
    },
  },
  geofence: {
    days: Object.fromEntries(WEEKDAYS.map((day) => [day, true])) as Record<Weekday, boolean>,
    time: { allDay: true, start: 8 * 60, end: 20 * 60 },
    trigger: { enter: true, exit: true },
    mapId: null,
  },
  lastTripRecorded: 7,
  drivingLimit: { number: 9, unit: 'hours', per: 'week', startOfWeek: 'monday' },
  toggles: { brake: false, accel: false, seatbelt: false, fixedSpeed: false, roadSpeed: false },
  inApp: true,
  email: false,
}

/** The next incremental id: one more than the highest (docs/rules.md SE-17). */
export function nextNotificationId(rows: readonly { id: string }[]): string {
  return String(1 + Math.max(0, ...rows.map(({ id }) => Number(id))))
}
