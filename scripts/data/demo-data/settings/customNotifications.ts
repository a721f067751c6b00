import type { NotificationRule } from '#domain/notifications/notificationRule'
import {
  DAY_END_MINUTE,
  DAY_START_MINUTE,
  IDLE_DAYS,
  MAINTENANCE_INTERVAL_MI,
  MAINTENANCE_INTERVAL_MONTHS,
  RULE_DEFAULTS,
} from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { buildVehicles } from '../fleet/vehicles'
import { dealerEntries } from './dealerRules'
import { days, ids, type RuleEntry, updated, weekend, words } from './ruleEntry'

/**
 * The customNotifications dataset: one rule and more of every type that the settings show, the fleet's
 * and then the dealer's.
 */
export function buildNotificationRules(): NotificationRule[] {
  return [...fleetEntries(), ...dealerEntries()].map((entry, at) => ({
    id: String(at + 1),
    ...RULE_DEFAULTS,
    ...entry,
  }))
}

/** Trucks whose drivers are to brake and start more gently. */
const COACHED_TRUCKS = ['Unit 118', 'Unit 160', 'Vehículo San Jerónimo 4']

function fleetEntries(): RuleEntry[] {
  const vehicles = buildVehicles()
  const trucks = vehicles.filter(({ tags }) => tags.includes('Truck'))
  const electric = vehicles.filter(({ details }) => details.ev)
  const coached = vehicles.filter(({ label }) => COACHED_TRUCKS.includes(label))
  return [
    {
      type: RULE_TYPES.diagnostics,
      name: words('Low oil and low tires', 'Aceite y llantas bajos', 'Huile et pneus trop bas'),
      diagnosticConditions: { oil: true, tires: true, fuel: false, charge: false },
      email: true,
      lastUpdated: updated(41, 10),
    },
    {
      type: RULE_TYPES.maintenanceReminder,
      name: words('Tire rotation', 'Rotación de llantas', 'Permutation des pneus'),
      maintenanceConditions: {
        ...RULE_DEFAULTS.maintenanceConditions,
        mileage: {
          enabled: true,
          recurrance: { amount: MAINTENANCE_INTERVAL_MI, unit: null },
          start: { amount: 0, unit: null },
        },
      },
      lastUpdated: updated(63, 14),
    },
    {
      type: RULE_TYPES.maintenanceReminder,
      name: words('Truck inspection', 'Inspección de pickups', 'Inspection des camionnettes'),
      allVehicles: false,
      selectedVehicles: ids(trucks),
      maintenanceConditions: {
        mileage: {
          enabled: true,
          recurrance: { amount: 12_000, unit: null },
          start: { amount: 20_000, unit: null },
        },
        time: {
          enabled: true,
          recurrance: { amount: MAINTENANCE_INTERVAL_MONTHS, unit: 'months' },
          start: { daysAgo: 210, minuteOfDay: DAY_START_MINUTE },
        },
      },
      allManagers: false,
      selectedManagers: ['m-2', 'm-4'],
      lastUpdated: updated(120, 9),
    },
    {
      type: RULE_TYPES.driverBehavior,
      name: words('Highway speed', 'Velocidad en autopista', 'Vitesse sur l’autoroute'),
      speedConditions: { ...RULE_DEFAULTS.speedConditions, active: true },
      toggles: { ...RULE_DEFAULTS.toggles, fixedSpeed: true },
      sendToActive: true,
      lastUpdated: updated(5, 11),
    },
    {
      type: RULE_TYPES.driverBehavior,
      name: words('Smooth driving', 'Manejo suave', 'Conduite en douceur'),
      allVehicles: false,
      selectedVehicles: ids(coached),
      toggles: { ...RULE_DEFAULTS.toggles, brake: true, accel: true, seatbelt: true },
      allManagers: false,
      selectedManagers: ['m-1', 'm-5', 'm-7'],
      lastUpdated: updated(18, 16),
    },
    {
      type: RULE_TYPES.geofence,
      name: words('Depot on weekends', 'Base en fin de semana', 'Dépôt la fin de semaine'),
      geofence: { ...RULE_DEFAULTS.geofence, days: days(weekend), mapId: 'g-1' },
      email: true,
      lastUpdated: updated(30, 13),
    },
    {
      type: RULE_TYPES.geofence,
      name: words(
        'Leaving the service area',
        'Salida de la zona de servicio',
        'Sortie de la zone de service',
      ),
      allVehicles: false,
      selectedTags: ['Services'],
      geofence: {
        days: days((day) => !weekend(day)),
        time: { allDay: false, start: DAY_START_MINUTE, end: DAY_END_MINUTE },
        trigger: { enter: false, exit: true },
        mapId: 'g-2',
      },
      sendToActive: true,
      lastUpdated: updated(9, 15),
    },
    {
      type: RULE_TYPES.geofence,
      name: words('Event zone closed', 'Zona de eventos cerrada', 'Zone d’événements fermée'),
      geofence: {
        ...RULE_DEFAULTS.geofence,
        time: { allDay: false, start: 12 * 60, end: 23 * 60 },
        trigger: { enter: true, exit: false },
        mapId: 'g-3',
      },
      allManagers: false,
      onlyMe: true,
      lastUpdated: updated(3, 9),
    },
    {
      type: RULE_TYPES.locationMasking,
      name: words(
        'Location masking changed',
        'Cambio en el ocultamiento de ubicación',
        'Masquage de l’emplacement modifié',
      ),
      lastUpdated: updated(75, 10),
    },
    {
      type: RULE_TYPES.vehicleUtilization,
      name: words('No trips for a week', 'Una semana sin viajes', 'Aucun trajet depuis une semaine'),
      lastTripRecorded: IDLE_DAYS,
      email: true,
      lastUpdated: updated(22, 8),
    },
    {
      type: RULE_TYPES.vehicleUtilization,
      name: words('Unused EVs', 'VE sin usar', 'VE inutilisés'),
      allVehicles: false,
      selectedVehicles: ids(electric),
      lastTripRecorded: 3,
      lastUpdated: updated(12, 12),
    },
    {
      type: RULE_TYPES.offHours,
      name: words('Off-hours driving', 'Manejo fuera de horario', 'Conduite hors des heures permises'),
      geofence: {
        ...RULE_DEFAULTS.geofence,
        time: { allDay: false, start: 5 * 60 + 30, end: 21 * 60 },
      },
      email: true,
      lastUpdated: updated(51, 17),
    },
    {
      type: RULE_TYPES.drivingLimit,
      name: words('Weekly driving limit', 'Límite semanal de manejo', 'Limite de conduite hebdomadaire'),
      drivingLimit: { ...RULE_DEFAULTS.drivingLimit, number: 16 },
      sendToActive: true,
      lastUpdated: updated(34, 9),
    },
  ]
}
