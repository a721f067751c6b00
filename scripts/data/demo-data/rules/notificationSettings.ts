import { TEXT_LANGUAGES } from '#domain/base/localText'
import { SECTIONS } from '#domain/base/section'
import { FLEET_ACTIVITY_ROWS, SUBSCRIPTION_ROWS } from '#domain/notifications/notificationRow'
import { fenceOf, type NotificationRule, type RuleConditions } from '#domain/notifications/notificationRule'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { duplicates, missingValues } from './lists'
import { type CrossRule, type DemoData, when } from './rule'

export const NOTIFICATION_SETTINGS_RULES: readonly CrossRule[] = [
  {
    says: 'notification rows are the eight, all of them for fleets, and the six; some are for fleets and some for dealers alone',
    check: ({ notificationRows: rows }) => ({
      checked: rows.length,
      problems: [
        ...when(
          rows.map(({ id }) => id).join() !== [...FLEET_ACTIVITY_ROWS, ...SUBSCRIPTION_ROWS].join(),
          'they are other rows, or in another order',
        ),
        ...rows.flatMap(({ id, group }) =>
          when(
            (group === 'subscription') !== SUBSCRIPTION_ROWS.some((row) => row === id),
            `${id} is in ${group}`,
          ),
        ),
        ...when(
          !rows.some(({ showInFleet, showInDealer }) => showInFleet && !showInDealer),
          'none is for fleets alone',
        ),
        ...when(
          !rows.some(({ showInFleet, showInDealer }) => !showInFleet && showInDealer),
          'none is for dealers alone',
        ),
        ...rows.flatMap(({ id, group, showInFleet }) =>
          when(group === 'fleetActivity' && !showInFleet, `${id} is not shown to fleets`),
        ),
        ...rows.flatMap(({ id, showInFleet, showInDealer }) =>
          when(!showInFleet && !showInDealer, `${id} is shown to nobody`),
        ),
        ...TEXT_LANGUAGES.flatMap((language) =>
          duplicates(
            'name',
            rows.map(({ name }) => name[language]),
          ),
        ),
      ],
    }),
  },
  {
    says: 'a flag of the event settings is on while a channel of its row is',
    check: ({ eventSettings, notificationRows }) => ({
      checked: eventSettings.length,
      problems: [
        ...when(eventSettings.length !== 1, `there are ${eventSettings.length} rows`),
        ...eventSettings.flatMap(({ fleetActivity, subscription }) => {
          const flags: Record<string, boolean> = { ...fleetActivity, ...subscription }
          return notificationRows.flatMap(({ id, inApp, email }) =>
            when(flags[id] !== (inApp || email), `${id} is ${flags[id]}`),
          )
        }),
      ],
    }),
  },
  {
    says: 'custom notifications are of every type, number on from 1, and name what exists',
    check(data) {
      const rows = data.customNotifications
      return {
        checked: rows.length,
        problems: [
          ...when(
            rows.some(({ id }, at) => id !== String(at + 1)),
            'ids do not count on from 1',
          ),
          ...missingValues(
            'notification of type',
            Object.values(RULE_TYPES).map(String),
            rows.map(({ type }) => String(type)),
          ),
          ...missingValues(
            'notification of the',
            SECTIONS,
            rows.map(({ section }) => section),
          ),
          ...when(
            !rows.some(({ selectedTags }) => selectedTags.length > 0),
            'none is for vehicles with a tag',
          ),
          ...rows.flatMap((row) => ruleProblems(row, data).map((problem) => `${row.id}: ${problem}`)),
        ],
      }
    },
  },
  {
    says: 'a fleet geofence is used by a rule, and the lots are geofences of the dealer',
    check: ({ geofences, customNotifications }) => ({
      checked: geofences.length,
      problems: geofences.flatMap(({ id, section }) =>
        when(
          section === 'fleet' && !customNotifications.some((rule) => fenceOf(rule) === id),
          `${id} is used by nothing`,
        ),
      ),
    }),
  },
]

function ruleProblems(row: NotificationRule, data: DemoData): string[] {
  const { allVehicles, selectedVehicles, selectedTags, allManagers, onlyMe, selectedManagers } = row
  const watched = [allVehicles, selectedVehicles.length > 0, selectedTags.length > 0].filter(Boolean).length
  const told = [allManagers, onlyMe, selectedManagers.length > 0].filter(Boolean).length
  return [
    ...Object.keys(RULE_DEFAULTS).flatMap((field) => when(!Object.hasOwn(row, field), `lacks ${field}`)),
    ...when(watched !== 1, 'is not for exactly one of all vehicles, some, those with a tag'),
    ...when(told !== 1, 'does not tell exactly one of all managers, some, only me'),
    ...selectedVehicles.flatMap((id) =>
      when(
        !(row.section === 'fleet' ? data.vehicles : data.dealerVehicles).some((vehicle) => vehicle.id === id),
        `there is no vehicle ${id}`,
      ),
    ),
    ...selectedTags.flatMap((tag) =>
      when(
        !(row.section === 'fleet' ? data.vehicles : data.dealerVehicles).some(({ tags }) =>
          tags.some((one) => one === tag),
        ),
        `no vehicle of the ${row.section} has the tag ${tag}`,
      ),
    ),
    ...selectedManagers.flatMap((id) =>
      when(!data.users.some((user) => user.id === id), `there is no manager ${id}`),
    ),
    ...conditions(row, data),
    ...when(!row.inApp && !row.email, 'is told nowhere'),
    ...when(row.lastUpdated.daysAgo < 1, 'was updated later than now'),
  ]
}

/** What is wrong with that by which a rule of its type tells. */
function conditions(row: NotificationRule, { geofences }: DemoData): string[] {
  switch (row.type) {
    case RULE_TYPES.maintenanceReminder: {
      const { mileage, time } = row.maintenanceConditions
      return when(!mileage.enabled && !time.enabled, 'reminds of nothing')
    }
    case RULE_TYPES.driverBehavior: {
      const { fixedSpeed, roadSpeed } = row.toggles
      return [
        ...when(!Object.values(row.toggles).some(Boolean), 'watches nothing'),
        ...when(
          (fixedSpeed || roadSpeed) !== row.speedConditions.active,
          'its speed conditions and toggles disagree',
        ),
      ]
    }
    case RULE_TYPES.geofence: {
      const { mapId, trigger } = row.geofence
      const fence = geofences.find(({ id }) => id === mapId)
      return [
        ...when(mapId === null, 'is a geofence rule without area'),
        ...when(mapId !== null && fence?.section !== row.section, `there is no ${row.section} area ${mapId}`),
        ...when(!trigger.enter && !trigger.exit, 'is triggered by nothing'),
        ...someDay(row.geofence),
      ]
    }
    case RULE_TYPES.offHours:
      return [
        ...when(row.geofence.mapId !== null, 'has an area that it does not ask for'),
        ...someDay(row.geofence),
      ]
    default:
      return []
  }
}

const someDay = ({ days }: RuleConditions['geofence']): string[] =>
  when(!Object.values(days).some(Boolean), 'holds on no day')
