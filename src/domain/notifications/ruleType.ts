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

/** The type in an editor's address; null for an unknown number. */
export function ruleTypeOf(address: string | undefined): RuleType | null {
  return Object.values(RULE_TYPES).find((type) => String(type) === address) ?? null
}
