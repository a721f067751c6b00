import { TEXT_LANGUAGES } from '../../../src/domain/kiosk/localText'
import { FLEET_ACTIVITY_ROWS, SUBSCRIPTION_ROWS } from '../../../src/domain/notifications/notificationRow'
import { NOTIFICATION_TYPES, type NotificationRule } from '../../../src/domain/notifications/notificationRule'
import { duplicates, missingValues } from './lists'
import { type CrossRule, type DemoData, when } from './rule'

export const NOTIFICATION_SETTINGS_RULES: readonly CrossRule[] = [
  {
    says: 'notification rows are the eight and the six, some for fleets and some for dealers alone',
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
            Object.keys(NOTIFICATION_TYPES),
            rows.map(({ type }) => String(type)),
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
          section === 'fleet' && !customNotifications.some(({ geofence }) => geofence.mapId === id),
          `${id} is used by nothing`,
        ),
      ),
    }),
  },
]

function ruleProblems(row: NotificationRule, { vehicles, users, geofences }: DemoData): string[] {
  const { type, allVehicles, selectedVehicles, allManagers, onlyMe, selectedManagers, toggles } = row
  const told = [allManagers, onlyMe, selectedManagers.length > 0].filter(Boolean).length
  const { mileage, time } = row.maintenanceConditions
  const fence = geofences.find(({ id }) => id === row.geofence.mapId)
  return [
    ...when(allVehicles !== (selectedVehicles.length === 0), 'is for all vehicles and for some, or for none'),
    ...when(told !== 1, 'does not tell exactly one of all managers, some, only me'),
    ...selectedVehicles.flatMap((id) =>
      when(!vehicles.some((vehicle) => vehicle.id === id), `there is no vehicle ${id}`),
    ),
    ...selectedManagers.flatMap((id) =>
      when(!users.some((user) => user.id === id), `there is no manager ${id}`),
    ),
    ...when(type === 3 && !mileage.enabled && !time.enabled, 'reminds of nothing'),
    ...when(type === 7 && !Object.values(toggles).some(Boolean), 'watches nothing'),
    ...when(
      (toggles.fixedSpeed || toggles.roadSpeed) !== row.speedConditions.active,
      'its speed conditions and toggles disagree',
    ),
    ...when(
      (type === 8) !== (row.geofence.mapId !== null),
      'is a geofence rule without area, or another with one',
    ),
    ...when(type === 8 && fence?.section !== 'fleet', `there is no fleet area ${row.geofence.mapId}`),
    ...when(!row.geofence.trigger.enter && !row.geofence.trigger.exit, 'is triggered by nothing'),
    ...when(!Object.values(row.geofence.days).some(Boolean), 'holds on no day'),
    ...when(!row.inApp && !row.email, 'is told nowhere'),
    ...when(row.lastUpdated.daysAgo < 1, 'was updated later than now'),
  ]
}
