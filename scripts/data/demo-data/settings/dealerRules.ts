import { IDLE_DAYS, RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { TEST_DRIVE_GEOFENCE } from '../account/geofences'
import { type RuleEntry, updated, words } from './ruleEntry'

/** Rules that make sense on a lot. */
export function dealerEntries(): RuleEntry[] {
  const entries: Omit<RuleEntry, 'section'>[] = [
    {
      type: RULE_TYPES.diagnostics,
      name: words(
        'Low charge or fuel on the lots',
        'Carga o gasolina baja en patios',
        'Charge ou carburant faible sur les stationnements',
      ),
      diagnosticConditions: { oil: false, tires: false, fuel: true, charge: true },
      email: true,
      lastUpdated: updated(14, 9),
    },
    {
      type: RULE_TYPES.driverBehavior,
      name: words(
        'Speeding on test drives',
        'Exceso de velocidad en pruebas de manejo',
        'Excès de vitesse en essai routier',
      ),
      speedConditions: { ...RULE_DEFAULTS.speedConditions, active: true, road: { over: 10, unit: 'mph' } },
      toggles: { ...RULE_DEFAULTS.toggles, fixedSpeed: true, roadSpeed: true },
      lastUpdated: updated(27, 15),
    },
    {
      type: RULE_TYPES.geofence,
      name: words(
        'Leaving the test drive area',
        'Salida de la zona de pruebas de manejo',
        'Sortie de la zone d’essai routier',
      ),
      geofence: {
        ...RULE_DEFAULTS.geofence,
        trigger: { enter: false, exit: true },
        mapId: TEST_DRIVE_GEOFENCE,
      },
      lastUpdated: updated(8, 11),
    },
    {
      type: RULE_TYPES.vehicleUtilization,
      name: words(
        'Demo standing for a week',
        'Auto de demostración parado una semana',
        'Véhicule de démonstration immobile depuis une semaine',
      ),
      allVehicles: false,
      selectedTags: ['Demo'],
      lastTripRecorded: IDLE_DAYS,
      lastUpdated: updated(45, 10),
    },
    {
      type: RULE_TYPES.offHours,
      name: words(
        'Test drives after hours',
        'Pruebas de manejo fuera de horario',
        'Essais routiers après la fermeture',
      ),
      geofence: { ...RULE_DEFAULTS.geofence, time: { allDay: false, start: 8 * 60, end: 20 * 60 } },
      email: true,
      lastUpdated: updated(19, 17),
    },
  ]
  return entries.map((entry) => ({ ...entry, section: 'dealer' }))
}
