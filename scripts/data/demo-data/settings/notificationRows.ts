import {
  type EventSettings,
  FLEET_ACTIVITY_ROWS,
  type NotificationRow,
  SUBSCRIPTION_ROWS,
} from '#domain/notifications/notificationRow'
import { words } from './ruleEntry'

type Entry = Omit<NotificationRow, 'group'>

/** Channels that are on, and modes that show the row. */
const on = (inApp: boolean, email: boolean, showInFleet = true, showInDealer = true) => ({
  inApp,
  email,
  showInFleet,
  showInDealer,
})

const FLEET_ACTIVITY: readonly Entry[] = [
  {
    id: 'vehicleCheckInOut',
    name: words('Vehicle check in/out', 'Entrega y devolución de vehículos', 'Prise et remise de véhicules'),
    desc: words(
      'A driver checks a vehicle out or brings it back.',
      'Un conductor toma un vehículo o lo devuelve.',
      'Un conducteur prend un véhicule ou le remet.',
    ),
    ...on(true, false),
  },
  {
    id: 'vehicleAddedRemoved',
    name: words('Vehicle added or removed', 'Vehículo agregado o eliminado', 'Véhicule ajouté ou retiré'),
    desc: words(
      'A vehicle is added to the account or removed from it.',
      'Un vehículo se agrega a la cuenta o sale de ella.',
      'Un véhicule est ajouté au compte ou en est retiré.',
    ),
    ...on(true, true),
  },
  {
    id: 'newFleetMember',
    name: words('New fleet member', 'Nuevo integrante de la flotilla', 'Nouveau membre de la flotte'),
    desc: words(
      'A manager or driver accepts an invitation.',
      'Un gerente o conductor acepta una invitación.',
      'Un gestionnaire ou un conducteur accepte une invitation.',
    ),
    ...on(true, false, true, false),
  },
  {
    id: 'managerDriverRemoved',
    name: words('User removed', 'Usuario eliminado', 'Utilisateur retiré'),
    desc: words(
      'A manager or driver loses access to the account.',
      'Un gerente o conductor pierde el acceso a la cuenta.',
      'Un gestionnaire ou un conducteur perd l’accès au compte.',
    ),
    ...on(true, true),
  },
  {
    id: 'accountDetailsChanged',
    name: words(
      'Account details changed',
      'Cambio en los datos de la cuenta',
      'Renseignements du compte modifiés',
    ),
    desc: words(
      'The account’s phone, email, or address changes.',
      'Cambia el teléfono, el correo electrónico o la dirección de la cuenta.',
      'Le téléphone, le courriel ou l’adresse du compte change.',
    ),
    ...on(true, true),
  },
  {
    id: 'billingAddressChanged',
    name: words(
      'Billing address changed',
      'Cambio en la dirección de facturación',
      'Adresse de facturation modifiée',
    ),
    desc: words(
      'The address for invoices changes.',
      'Cambia la dirección a la que se envían las facturas.',
      'L’adresse d’envoi des factures change.',
    ),
    ...on(true, true),
  },
  {
    id: 'automaticExpense',
    name: words(
      'Automatic expense for fueling and charging',
      'Gasto automático por carga de combustible o eléctrica',
      'Dépense automatique de carburant et de recharge',
    ),
    desc: words(
      'A fill-up or charge is added as an expense automatically.',
      'Una carga de combustible o eléctrica se registra automáticamente como gasto.',
      'Un plein ou une recharge s’ajoute automatiquement aux dépenses.',
    ),
    ...on(true, false, true, false),
  },
  {
    id: 'servicesEnrolment',
    name: words(
      'New vehicle enrolled in vehicle services',
      'Vehículo nuevo inscrito en los servicios conectados',
      'Nouveau véhicule inscrit aux services connectés',
    ),
    desc: words(
      'A vehicle is enrolled in a vehicle services program.',
      'Un vehículo se inscribe en un programa de servicios conectados.',
      'Un véhicule est inscrit à un programme de services connectés.',
    ),
    ...on(false, true),
  },
]

const SUBSCRIPTION: readonly Entry[] = [
  {
    id: 'subscriptionUpdates',
    name: words('Subscription updates', 'Cambios en la suscripción', 'Mises à jour de l’abonnement'),
    desc: words(
      'The plan changes, or a trial is about to end.',
      'Cambia el plan o está por terminar una prueba.',
      'Le forfait change ou un essai se termine bientôt.',
    ),
    ...on(true, true),
  },
  {
    id: 'paymentMethodCaptured',
    name: words('Payment method added', 'Método de pago registrado', 'Mode de paiement ajouté'),
    desc: words(
      'A card is added to the account.',
      'Se agrega una tarjeta a la cuenta.',
      'Une carte est ajoutée au compte.',
    ),
    ...on(true, false, false, true),
  },
  {
    id: 'paymentMethodExpiration',
    name: words(
      'Payment method expiration',
      'Vencimiento del método de pago',
      'Expiration du mode de paiement',
    ),
    desc: words(
      'The card on the account expires soon.',
      'La tarjeta de la cuenta está por vencer.',
      'La carte inscrite au compte expire bientôt.',
    ),
    ...on(true, true),
  },
  {
    id: 'paymentConfirmation',
    name: words('Payment confirmation', 'Confirmación de pago', 'Confirmation de paiement'),
    desc: words('A payment went through.', 'Se recibió un pago.', 'Un paiement a été accepté.'),
    ...on(false, true),
  },
  {
    id: 'paymentFailure',
    name: words('Payment failure', 'Pago rechazado', 'Échec du paiement'),
    desc: words(
      'A payment did not go through.',
      'No se pudo realizar un pago.',
      'Un paiement n’a pas pu être effectué.',
    ),
    ...on(true, true),
  },
  {
    id: 'invoiceReady',
    name: words('Invoice ready', 'Factura disponible', 'Facture prête'),
    desc: words(
      'The monthly invoice is ready to download.',
      'La factura del mes está lista para descargar.',
      'La facture du mois est prête à télécharger.',
    ),
    ...on(false, true),
  },
]

/** The notificationRows dataset: eight rows of fleet activity, six of the subscription (docs/decisions.md Q5). */
export function buildNotificationRows(): NotificationRow[] {
  return [
    ...FLEET_ACTIVITY.map((row) => ({ ...row, group: 'fleetActivity' as const })),
    ...SUBSCRIPTION.map((row) => ({ ...row, group: 'subscription' as const })),
  ]
}

/** The one row of the eventSettings dataset, as the rows' channels say. */
export function buildEventSettings(): EventSettings[] {
  const rows = new Map(buildNotificationRows().map(({ id, inApp, email }) => [id, inApp || email]))
  const flags = <Id extends NotificationRow['id']>(ids: readonly Id[]) =>
    Object.fromEntries(ids.map((id) => [id, rows.get(id) ?? false])) as Record<Id, boolean>
  return [
    {
      id: 'events',
      diagnostics: true,
      driverSpeeding: true,
      maintenanceReminder: true,
      fleetActivity: flags(FLEET_ACTIVITY_ROWS),
      subscription: flags(SUBSCRIPTION_ROWS),
    },
  ]
}
