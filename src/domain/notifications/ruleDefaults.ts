import { WEEKDAYS, type Weekday } from '#domain/places/place'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import type { RuleBase, RuleConditions } from './notificationRule'

/** Maximum length of a rule name, in characters; the dataset has the same limit. */
export const MAX_RULE_NAME = 80

/** Default interval of a reminder, in the unit shown (docs/decisions.md Q9). */
export const MAINTENANCE_INTERVAL_MI = 8000
export const MAINTENANCE_INTERVAL_MONTHS = 6
/** Allowed driving hours per week. */
export const DRIVING_LIMIT_HOURS = 9
/** Percent over the posted limit. */
export const ROAD_SPEED_OVER_PERCENT = 5
/** Days without a trip after which a vehicle is idle. */
export const IDLE_DAYS = 7
/** Start and end of a working day, in minutes of the day. */
export const DAY_START_MINUTE = 480
export const DAY_END_MINUTE = 1200

/** Defaults of a new rule (docs/rules.md SE-18, SE-30 to SE-36), for all vehicles and managers. */
export const RULE_DEFAULTS: Omit<RuleBase, 'id' | 'name' | 'lastUpdated'> & RuleConditions = {
  section: 'fleet',
  allVehicles: true,
  selectedVehicles: [],
  selectedTags: [],
  sendToActive: false,
  allManagers: true,
  onlyMe: false,
  selectedManagers: [],
  diagnosticConditions: { oil: true, tires: true, fuel: true, charge: true },
  speedConditions: {
    active: false,
    fixed: { speed: FIXED_SPEED_MPH, unit: 'mph' },
    road: { over: ROAD_SPEED_OVER_PERCENT, unit: 'percent' },
  },
  maintenanceConditions: {
    mileage: {
      enabled: false,
      recurrance: { amount: MAINTENANCE_INTERVAL_MI, unit: null },
      start: { amount: 0, unit: null },
    },
    time: {
      enabled: false,
      recurrance: { amount: MAINTENANCE_INTERVAL_MONTHS, unit: 'months' },
      start: { daysAgo: 0, minuteOfDay: DAY_START_MINUTE },
    },
  },
  geofence: {
    days: Object.fromEntries(WEEKDAYS.map((day) => [day, true])) as Record<Weekday, boolean>,
    time: { allDay: true, start: DAY_START_MINUTE, end: DAY_END_MINUTE },
    trigger: { enter: true, exit: true },
    mapId: null,
  },
  lastTripRecorded: IDLE_DAYS,
  drivingLimit: { number: DRIVING_LIMIT_HOURS, unit: 'hours', per: 'week', startOfWeek: 'monday' },
  toggles: { brake: false, accel: false, seatbelt: false, fixedSpeed: false, roadSpeed: false },
  inApp: true,
  email: false,
}
