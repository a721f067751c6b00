import type { Announcement } from '#domain/notifications/announcement'

/** Product news, newest first. No prices and no dates: a text stays true on whatever day it is shown. */
export const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    id: 'n-1',
    kind: 'feature',
    title: {
      en: 'Replay any trip, second by second',
      'es-MX': 'Reproduzca cualquier viaje, segundo a segundo',
      'fr-CA': 'Revivez chaque trajet, seconde par seconde',
    },
    body: {
      en: 'Open a trip and press Play. Speed, speed limit, and every event move along with the map, at up to 20 times real time.',
      'es-MX':
        'Abra un viaje y presione Reproducir. La velocidad, el límite y cada evento avanzan junto con el mapa, hasta 20 veces más rápido que en la realidad.',
      'fr-CA':
        'Ouvrez un trajet et lancez la lecture. La vitesse, la limite et chaque événement défilent avec la carte, jusqu’à 20 fois plus vite que dans la réalité.',
    },
    publishedAt: { daysAgo: 2, minuteOfDay: 9 * 60 },
    link: '/1',
    showInFleet: true,
    showInDealer: true,
  },
  {
    id: 'n-2',
    kind: 'feature',
    title: {
      en: 'Lot alerts: know when a vehicle leaves',
      'es-MX': 'Alertas de patio: entérese cuando sale un vehículo',
      'fr-CA': 'Alertes de stationnement : sachez quand un véhicule part',
    },
    body: {
      en: 'Put a geofence around each lot and choose who is notified when a vehicle enters or leaves, by day of the week and time of day.',
      'es-MX':
        'Ponga una geocerca alrededor de cada patio y elija a quién se avisa cuando un vehículo entra o sale, según el día de la semana y la hora.',
      'fr-CA':
        'Tracez une zone de géorepérage autour de chaque stationnement et choisissez qui est avisé quand un véhicule y entre ou en sort, selon le jour et l’heure.',
    },
    publishedAt: { daysAgo: 6, minuteOfDay: 10 * 60 + 30 },
    link: '/7/set/8',
    showInFleet: false,
    showInDealer: true,
  },
  {
    id: 'n-3',
    kind: 'service',
    title: {
      en: 'Dual dash camera, now an add-on',
      'es-MX': 'Cámara doble para tablero, ahora como complemento',
      'fr-CA': 'Caméra de bord double, maintenant offerte en solution complémentaire',
    },
    body: {
      en: 'One lens on the road, one on the driver. Clips of hard braking, hard acceleration, and phone use are saved with the trip.',
      'es-MX':
        'Un lente hacia el camino y otro hacia el conductor. Los videos de frenado brusco, aceleración brusca y uso del celular se guardan con el viaje.',
      'fr-CA':
        'Un objectif vers la route, un autre vers le conducteur. Les extraits de freinage brusque, d’accélération brusque et d’usage du cellulaire sont conservés avec le trajet.',
    },
    publishedAt: { daysAgo: 9, minuteOfDay: 11 * 60 },
    link: '/8/detail/camera',
    showInFleet: true,
    showInDealer: false,
  },
  {
    id: 'n-4',
    kind: 'tip',
    title: {
      en: 'Reports that write themselves',
      'es-MX': 'Reportes que se hacen solos',
      'fr-CA': 'Des rapports qui se font tout seuls',
    },
    body: {
      en: 'Schedule a report for any day of the week and choose its vehicles one by one or by tag. New vehicles with that tag are added automatically.',
      'es-MX':
        'Programe un reporte para un día de la semana y elija los vehículos uno por uno o por etiqueta. Los nuevos con esa etiqueta se agregan automáticamente.',
      'fr-CA':
        'Planifiez un rapport pour un jour de la semaine et choisissez ses véhicules un à un ou par étiquette. Les nouveaux véhicules portant cette étiquette s’y ajoutent automatiquement.',
    },
    publishedAt: { daysAgo: 16, minuteOfDay: 8 * 60 + 15 },
    link: '/5',
    showInFleet: true,
    showInDealer: true,
  },
  {
    id: 'n-5',
    kind: 'feature',
    title: {
      en: 'Days in inventory, at a glance',
      'es-MX': 'Días en inventario, de un vistazo',
      'fr-CA': 'Les jours en inventaire, d’un coup d’œil',
    },
    body: {
      en: 'Vehicles are grouped by days in inventory: 0 to 45, 46 to 90, and over 90. Tap a group to see its vehicles and their lots.',
      'es-MX':
        'Los vehículos se agrupan por días en inventario: de 0 a 45, de 46 a 90 y más de 90. Toque un grupo para ver cuáles son y en qué patio están.',
      'fr-CA':
        'Les véhicules sont regroupés selon leurs jours en inventaire : de 0 à 45, de 46 à 90 et plus de 90. Touchez un groupe pour voir ses véhicules et leur stationnement.',
    },
    publishedAt: { daysAgo: 21, minuteOfDay: 9 * 60 + 45 },
    link: '/1',
    showInFleet: false,
    showInDealer: true,
  },
  {
    id: 'n-6',
    kind: 'service',
    title: {
      en: 'Plug and charge: no card, no app',
      'es-MX': 'Conectar y cargar: sin tarjeta ni aplicación',
      'fr-CA': 'Brancher et recharger : ni carte ni application',
    },
    body: {
      en: 'Enrolled electric vehicles start charging as soon as they are plugged in, and the cost is added to your expenses automatically.',
      'es-MX':
        'Los vehículos eléctricos inscritos empiezan a cargar en cuanto se conectan, y el costo se agrega automáticamente a los gastos.',
      'fr-CA':
        'Les véhicules électriques inscrits commencent à se recharger dès qu’ils sont branchés, et le coût s’ajoute automatiquement aux dépenses.',
    },
    publishedAt: { daysAgo: 28, minuteOfDay: 13 * 60 },
    link: '/8/detail/evgo',
    showInFleet: true,
    showInDealer: false,
  },
  {
    id: 'n-7',
    kind: 'tip',
    title: {
      en: 'Catch low tires early',
      'es-MX': 'Detecte a tiempo las llantas bajas',
      'fr-CA': 'Repérez les pneus mous à temps',
    },
    body: {
      en: 'A diagnostics notification alerts you in the app and by email as soon as a tire is 3 psi below its recommended pressure.',
      'es-MX':
        'Una notificación de diagnóstico le avisa en cuanto una llanta está 3 psi por debajo de la presión recomendada, en la aplicación y por correo electrónico.',
      'fr-CA':
        'Une notification de diagnostic vous avise dès qu’un pneu est à 3 psi sous la pression recommandée, dans l’application et par courriel.',
    },
    publishedAt: { daysAgo: 37, minuteOfDay: 15 * 60 + 20 },
    link: '/7/set/1',
    showInFleet: true,
    showInDealer: true,
  },
  {
    id: 'n-8',
    kind: 'policy',
    title: {
      en: 'Location masking, explained',
      'es-MX': 'Qué es el ocultamiento de ubicación',
      'fr-CA': 'Le masquage de l’emplacement, en clair',
    },
    body: {
      en: 'While masking is on, no one can see where the vehicle is or has been. Its health and alerts stay visible. Drivers are notified when it changes.',
      'es-MX':
        'Mientras está activo, nadie ve dónde está el vehículo ni dónde ha estado; su estado y sus alertas siguen visibles. Se avisa al conductor cuando cambia.',
      'fr-CA':
        'Tant qu’il est activé, personne ne voit où se trouve le véhicule ni où il est allé; son état et ses alertes restent visibles. Le conducteur est avisé de tout changement.',
    },
    publishedAt: { daysAgo: 52, minuteOfDay: 10 * 60 },
    link: '/7/set/9',
    showInFleet: true,
    showInDealer: false,
  },
]
