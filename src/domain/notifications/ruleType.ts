/** Notification types of the settings by number (docs/rules.md SE-04 to SE-13); 2, 4, 5 and 6 are not shown. */
export const RULE_TYPES = {
  diagnostics: 1,
  maintenanceReminder: 3,
  driverBehavior: 7,
  geofence: 8,
  locationMasking: 9,
  vehicleUtilization: 10,
  offHours: 11,
  drivingLimit: 12,
} as const
export type RuleType = (typeof RULE_TYPES)[keyof typeof RULE_TYPES]

/** Types that can be made and changed so far; the address of an editor names one by its number. */
const EDITED_TYPES = [RULE_TYPES.geofence] as const
export type EditedRuleType = (typeof EDITED_TYPES)[number]

/** The type whose editor an address asks for; null while there is none. */
export function editedRuleType(address: string | undefined): EditedRuleType | null {
  return EDITED_TYPES.find((type) => String(type) === address) ?? null
}
