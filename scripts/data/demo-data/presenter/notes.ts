import type { PresenterNote } from '#domain/booth/presenterNote'

/** What a salesperson says at each stop of the demo script, and asks (docs/booth.md B9); no figures, so that a note stays true. */
export const PRESENTER_NOTES: readonly PresenterNote[] = [
  {
    id: 'p-1',
    stop: 'opening',
    title: { en: 'Before you begin', 'es-MX': 'Antes de empezar', 'fr-CA': 'Avant de commencer' },
    say: {
      en: 'Introduce yourself, and ask before you show. Two answers are enough to choose the chapter to begin with. The data is a sample fleet, so anything may be touched.',
      'es-MX':
        'Preséntese y pregunte antes de mostrar. Con dos respuestas basta para elegir por qué capítulo empezar. Los datos son de una flotilla de muestra: todo se puede tocar.',
      'fr-CA':
        'Présentez-vous, et demandez avant de montrer. Deux réponses suffisent pour choisir le premier chapitre. Les données sont celles d’une flotte fictive : on peut toucher à tout.',
    },
    ask: {
      en: 'How many vehicles do you run, and what costs you the most time with them?',
      'es-MX': '¿Cuántos vehículos tiene y qué le quita más tiempo?',
      'fr-CA': 'Combien de véhicules avez-vous, et lequel de leurs soucis vous prend le plus de temps?',
    },
  },
  {
    id: 'p-2',
    stop: 'health',
    title: {
      en: 'The fleet at a glance',
      'es-MX': 'La flotilla, de un vistazo',
      'fr-CA': 'La flotte en un coup d’œil',
    },
    say: {
      en: 'Begin with the ring: who is connected, who needs setup. Then tap the red part. It leads to the very vehicles, not to a report about them.',
      'es-MX':
        'Empiece por el anillo: quién está conectado y a quién falta configurar. Luego toque la parte roja. Lleva a los vehículos mismos, no a un reporte sobre ellos.',
      'fr-CA':
        'Commencez par l’anneau : qui est connecté, qui reste à configurer. Touchez ensuite la partie rouge. Elle mène aux véhicules mêmes, pas à un rapport.',
    },
    ask: {
      en: 'How do you learn today that a vehicle needs attention?',
      'es-MX': '¿Cómo se entera hoy de que un vehículo necesita atención?',
      'fr-CA': 'Aujourd’hui, comment apprenez-vous qu’un véhicule demande de l’attention?',
    },
  },
  {
    id: 'p-3',
    stop: 'recalls',
    title: { en: 'Recalls', 'es-MX': 'Llamados a revisión', 'fr-CA': 'Rappels' },
    say: {
      en: 'Open recalls by vehicle, with what to do and that the repair is free. A missed recall is a vehicle off the road on the wrong day.',
      'es-MX':
        'Llamados pendientes por vehículo, con qué hacer y que la reparación es gratuita. Un llamado olvidado es un vehículo parado el día equivocado.',
      'fr-CA':
        'Les rappels ouverts par véhicule, avec la marche à suivre; la réparation est gratuite. Un rappel oublié, c’est un véhicule immobilisé le mauvais jour.',
    },
    ask: {
      en: 'Who checks for recalls in your fleet?',
      'es-MX': '¿Quién revisa los llamados en su flotilla?',
      'fr-CA': 'Qui vérifie les rappels dans votre flotte?',
    },
  },
  {
    id: 'p-4',
    stop: 'behavior',
    title: {
      en: 'Driving over time',
      'es-MX': 'El manejo a lo largo del tiempo',
      'fr-CA': 'La conduite au fil du temps',
    },
    say: {
      en: 'Switch from 7 to 60 days and let them watch every figure follow. The colors compare with the days before: green is better.',
      'es-MX':
        'Cambie de 7 a 60 días y deje que vean cómo se ajusta cada cifra. Los colores comparan con los días anteriores: verde es mejor.',
      'fr-CA':
        'Passez de 7 à 60 jours et laissez voir chaque chiffre suivre. Les couleurs comparent avec les jours d’avant : vert, c’est mieux.',
    },
    ask: {
      en: 'Is driving something that you talk about with your people?',
      'es-MX': '¿Habla del manejo con su gente?',
      'fr-CA': 'Parlez-vous de la conduite avec vos gens?',
    },
  },
  {
    id: 'p-5',
    stop: 'search',
    title: {
      en: 'Find any vehicle fast',
      'es-MX': 'Cualquier vehículo, al instante',
      'fr-CA': 'Trouver un véhicule en un instant',
    },
    say: {
      en: 'Part of a name, a plate, or a VIN is enough. Invite the visitor to type: nothing can go wrong.',
      'es-MX':
        'Basta una parte del nombre, la placa o el NIV. Invite a la persona a escribir: nada puede salir mal.',
      'fr-CA':
        'Une partie du nom, de la plaque ou du NIV suffit. Invitez la personne à taper : rien ne peut mal tourner.',
    },
    ask: {
      en: 'How long does it take you to find out where one vehicle is?',
      'es-MX': '¿Cuánto tarda en saber dónde está un vehículo?',
      'fr-CA': 'Combien de temps vous faut-il pour savoir où est un véhicule?',
    },
  },
  {
    id: 'p-6',
    stop: 'bell',
    title: {
      en: 'Alerts come to you',
      'es-MX': 'Los avisos le llegan solos',
      'fr-CA': 'Les avis viennent à vous',
    },
    say: {
      en: 'Nobody has to look: what matters shows up at the bell. Open one item and go to the vehicle from there.',
      'es-MX':
        'Nadie tiene que buscar: lo importante aparece en la campana. Abra un aviso y vaya de ahí al vehículo.',
      'fr-CA':
        'Personne n’a à chercher : l’important arrive à la cloche. Ouvrez un avis et passez de là au véhicule.',
    },
    ask: {
      en: 'What would you want to hear about first?',
      'es-MX': '¿De qué querría enterarse primero?',
      'fr-CA': 'De quoi voudriez-vous être avisé en premier?',
    },
  },
  {
    id: 'p-7',
    stop: 'bell-settings',
    title: { en: 'Only what matters', 'es-MX': 'Solo lo que importa', 'fr-CA': 'Seulement l’essentiel' },
    say: {
      en: 'Each person chooses what reaches them, in the app or by email. This answers the worry about too many alerts.',
      'es-MX':
        'Cada quien elige qué recibe, en la app o por correo. Con esto se responde al temor de recibir demasiadas alertas.',
      'fr-CA':
        'Chacun choisit ce qu’il reçoit, dans l’appli ou par courriel. C’est la réponse à la crainte de trop d’alertes.',
    },
    ask: {
      en: 'Who in your team should get which alerts?',
      'es-MX': '¿Quién de su equipo debería recibir cuáles alertas?',
      'fr-CA': 'Qui, dans votre équipe, devrait recevoir quelles alertes?',
    },
  },
  {
    id: 'p-8',
    stop: 'fleets',
    title: { en: 'Branches and teams', 'es-MX': 'Sucursales y equipos', 'fr-CA': 'Succursales et équipes' },
    say: {
      en: 'Choose one fleet in the header and walk on: every screen and every report keeps to it. Good for a visitor with more than one branch.',
      'es-MX':
        'Elija una flotilla en el encabezado y siga: cada pantalla y cada reporte se ajusta a ella. Ideal para quien tiene más de una sucursal.',
      'fr-CA':
        'Choisissez une flotte en haut et continuez : chaque écran et chaque rapport s’y tient. Idéal pour qui a plus d’une succursale.',
    },
    ask: {
      en: 'How is your fleet divided?',
      'es-MX': '¿Cómo está dividida su flotilla?',
      'fr-CA': 'Comment votre flotte est-elle répartie?',
    },
  },
  {
    id: 'p-9',
    stop: 'map-tabs',
    title: { en: 'The live map', 'es-MX': 'El mapa en vivo', 'fr-CA': 'La carte en direct' },
    say: {
      en: 'Three tabs: vehicles, places, and chargers. Tap a moving vehicle and let it run while you talk; this is the picture that people remember.',
      'es-MX':
        'Tres pestañas: vehículos, lugares y cargadores. Toque un vehículo en marcha y déjelo correr mientras habla; es la imagen que la gente recuerda.',
      'fr-CA':
        'Trois onglets : véhicules, lieux et bornes. Touchez un véhicule en route et laissez-le rouler pendant que vous parlez : c’est l’image qu’on retient.',
    },
    ask: {
      en: 'Who calls you to ask where a vehicle is?',
      'es-MX': '¿Quién le llama para preguntar dónde está un vehículo?',
      'fr-CA': 'Qui vous appelle pour savoir où est un véhicule?',
    },
  },
  {
    id: 'p-10',
    stop: 'map-filter',
    title: { en: 'Filter the map', 'es-MX': 'Filtrar el mapa', 'fr-CA': 'Filtrer la carte' },
    say: {
      en: 'Filter by tag or status: only trucks, only electric, only what is not connected. It answers “we have too many for one map”.',
      'es-MX':
        'Filtre por etiqueta o estado: solo pickups, solo eléctricos, solo los no conectados. Responde al “tenemos demasiados para un solo mapa”.',
      'fr-CA':
        'Filtrez par étiquette ou par état : les camionnettes, les électriques, ceux qui ne sont pas connectés. C’est la réponse à « nous en avons trop pour une carte ».',
    },
    ask: {
      en: 'Which of your vehicles do you look for most?',
      'es-MX': '¿Cuáles de sus vehículos busca más?',
      'fr-CA': 'Quels véhicules cherchez-vous le plus souvent?',
    },
  },
  {
    id: 'p-11',
    stop: 'vehicle-detail',
    title: { en: 'Inside one vehicle', 'es-MX': 'Un vehículo por dentro', 'fr-CA': 'Un véhicule de près' },
    say: {
      en: 'Every reading as the vehicle last reported it. Point at the low tire: found here, it is air; found on the road, it is a tow.',
      'es-MX':
        'Cada lectura, según el último reporte del vehículo. Señale la llanta baja: vista aquí es aire; vista en el camino es una grúa.',
      'fr-CA':
        'Chaque relevé, comme le véhicule l’a transmis en dernier. Montrez le pneu mou : vu ici, c’est un peu d’air; vu sur la route, c’est une remorqueuse.',
    },
    ask: {
      en: 'What was your last breakdown that somebody could have seen coming?',
      'es-MX': '¿Cuál fue su última descompostura que se pudo ver venir?',
      'fr-CA': 'Quelle est la dernière panne que quelqu’un aurait pu voir venir?',
    },
  },
  {
    id: 'p-12',
    stop: 'remote',
    title: { en: 'Remote commands', 'es-MX': 'Comandos remotos', 'fr-CA': 'Commandes à distance' },
    say: {
      en: 'Lock, unlock, horn, and lights. In this demo the commands are shown, not sent; in the product a password protects each of them.',
      'es-MX':
        'Poner y quitar seguros, claxon y luces. En esta demostración los comandos se muestran, no se envían; en el producto, una contraseña protege cada uno.',
      'fr-CA':
        'Verrouiller, déverrouiller, klaxon et phares. Dans cette démo, les commandes sont montrées, non envoyées; dans le produit, un mot de passe protège chacune.',
    },
    ask: {
      en: 'How often does somebody lock the keys in?',
      'es-MX': '¿Qué tan seguido alguien deja las llaves adentro?',
      'fr-CA': 'À quelle fréquence quelqu’un oublie-t-il les clés à l’intérieur?',
    },
  },
  {
    id: 'p-13',
    stop: 'trips',
    title: { en: 'Replay a trip', 'es-MX': 'Reproducir un viaje', 'fr-CA': 'Revivre un trajet' },
    say: {
      en: 'Choose a trip with a mark and press play. Speed, limit, and event move together: it is a talk with a driver about facts.',
      'es-MX':
        'Elija un viaje con una marca y reprodúzcalo. Velocidad, límite y evento avanzan juntos: así se habla con un conductor con hechos.',
      'fr-CA':
        'Choisissez un trajet marqué et lancez la lecture. Vitesse, limite et événement avancent ensemble : on parle avec un conducteur à partir des faits.',
    },
    ask: {
      en: 'What do you do today after a complaint about a driver?',
      'es-MX': '¿Qué hace hoy cuando se quejan de un conductor?',
      'fr-CA': 'Que faites-vous aujourd’hui après une plainte sur un conducteur?',
    },
  },
  {
    id: 'p-14',
    stop: 'users',
    title: { en: 'The team', 'es-MX': 'El equipo', 'fr-CA': 'L’équipe' },
    say: {
      en: 'Drivers and managers, each with a role and a fleet. Many can be invited at a time: setup is a morning, not a project.',
      'es-MX':
        'Conductores y gerentes, cada uno con su rol y su flotilla. Se invita a varios a la vez: ponerlo en marcha toma una mañana, no un proyecto.',
      'fr-CA':
        'Conducteurs et gestionnaires, chacun avec un rôle et une flotte. On en invite plusieurs à la fois : la mise en route prend un matin, pas un projet.',
    },
    ask: {
      en: 'Who should see the whole fleet, and who only a part of it?',
      'es-MX': '¿Quién debería ver toda la flotilla y quién solo una parte?',
      'fr-CA': 'Qui devrait voir toute la flotte, et qui seulement une partie?',
    },
  },
  {
    id: 'p-15',
    stop: 'driver-score',
    title: {
      en: 'What’s behind a score',
      'es-MX': 'Qué hay detrás de una calificación',
      'fr-CA': 'Ce qui explique une note',
    },
    say: {
      en: 'Out of 100, with what took points off. Open the reasons before the number is debated: they are the coaching.',
      'es-MX':
        'Sobre 100, con lo que restó puntos. Abra las razones antes de que se discuta el número: ahí está la guía.',
      'fr-CA':
        'Sur 100, avec ce qui a coûté des points. Ouvrez les raisons avant qu’on discute le chiffre : c’est là qu’est l’accompagnement.',
    },
    ask: {
      en: 'How would your drivers feel about a score?',
      'es-MX': '¿Cómo tomarían sus conductores una calificación?',
      'fr-CA': 'Comment vos conducteurs prendraient-ils une note?',
    },
  },
  {
    id: 'p-16',
    stop: 'performance',
    title: { en: 'Your measures', 'es-MX': 'Sus indicadores', 'fr-CA': 'Vos indicateurs' },
    say: {
      en: 'Each manager picks the figures to manage by, in their own order. Drag one to the top to show that it stays.',
      'es-MX':
        'Cada gerente elige las cifras con las que trabaja, en su propio orden. Arrastre una al principio para mostrar que ahí se queda.',
      'fr-CA':
        'Chaque gestionnaire choisit ses chiffres, dans son ordre. Glissez-en un en haut pour montrer qu’il y reste.',
    },
    ask: {
      en: 'Which three figures do you look at every week?',
      'es-MX': '¿Cuáles tres cifras revisa cada semana?',
      'fr-CA': 'Quels sont les trois chiffres que vous regardez chaque semaine?',
    },
  },
  {
    id: 'p-17',
    stop: 'cameras',
    title: { en: 'Cameras', 'es-MX': 'Cámaras', 'fr-CA': 'Caméras' },
    say: {
      en: 'The dual camera is an add-on. Clips are kept for safety events only; say so before anybody asks about privacy.',
      'es-MX':
        'La cámara doble es un complemento. Solo se guardan videos de eventos de seguridad; dígalo antes de que pregunten por la privacidad.',
      'fr-CA':
        'La caméra double est une solution complémentaire. Seuls les extraits d’événements de sécurité sont conservés; dites-le avant qu’on vous questionne sur la vie privée.',
    },
    ask: {
      en: 'Have you ever needed proof of what happened?',
      'es-MX': '¿Alguna vez necesitó una prueba de lo que pasó?',
      'fr-CA': 'Avez-vous déjà eu besoin d’une preuve de ce qui s’est passé?',
    },
  },
  {
    id: 'p-18',
    stop: 'expenses',
    title: { en: 'Receipts', 'es-MX': 'Recibos', 'fr-CA': 'Reçus' },
    say: {
      en: 'Fuel and charging receipts arrive by themselves, with vehicle, driver, and amount. Open one and download the list.',
      'es-MX':
        'Los recibos de combustible y de carga llegan solos, con vehículo, conductor e importe. Abra uno y descargue la lista.',
      'fr-CA':
        'Les reçus de carburant et de recharge arrivent d’eux-mêmes, avec véhicule, conducteur et montant. Ouvrez-en un et téléchargez la liste.',
    },
    ask: {
      en: 'How do receipts reach your books today?',
      'es-MX': '¿Cómo llegan hoy los recibos a su contabilidad?',
      'fr-CA': 'Comment les reçus arrivent-ils dans vos livres aujourd’hui?',
    },
  },
  {
    id: 'p-19',
    stop: 'reports',
    title: { en: 'Reports', 'es-MX': 'Reportes', 'fr-CA': 'Rapports' },
    say: {
      en: 'Make one on the spot and open the PDF: it is made on this device, with no network. Then show the schedule.',
      'es-MX':
        'Genere uno en el momento y abra el PDF: se hace en este dispositivo, sin red. Luego muestre la programación.',
      'fr-CA':
        'Créez-en un sur place et ouvrez le PDF : il est fait sur cet appareil, sans réseau. Montrez ensuite la planification.',
    },
    ask: {
      en: 'Which report do you put together by hand?',
      'es-MX': '¿Qué reporte arma a mano?',
      'fr-CA': 'Quel rapport montez-vous à la main?',
    },
  },
  {
    id: 'p-20',
    stop: 'notification-categories',
    title: { en: 'Rules that keep watch', 'es-MX': 'Reglas que vigilan', 'fr-CA': 'Des règles qui veillent' },
    say: {
      en: 'Open one rule and change its limit: the sentence and the count follow at once. It shows how often it would have fired before anybody is disturbed.',
      'es-MX':
        'Abra una regla y cambie su límite: la frase y el conteo se ajustan al momento. Muestra cuántas veces se habría activado antes de molestar a nadie.',
      'fr-CA':
        'Ouvrez une règle et changez sa limite : la phrase et le compte suivent aussitôt. On voit combien de fois elle aurait servi avant de déranger qui que ce soit.',
    },
    ask: {
      en: 'Which rule would you set up first?',
      'es-MX': '¿Qué regla crearía primero?',
      'fr-CA': 'Quelle règle créeriez-vous en premier?',
    },
  },
  {
    id: 'p-21',
    stop: 'add-ons',
    title: { en: 'Add-ons', 'es-MX': 'Complementos', 'fr-CA': 'Solutions complémentaires' },
    say: {
      en: 'Coaching in the vehicle, plug and charge, and hardware for older vehicles. Name only the one that fits what you heard at the beginning.',
      'es-MX':
        'Guía a bordo, conectar y cargar, y equipo para vehículos anteriores. Mencione solo el que encaje con lo que escuchó al principio.',
      'fr-CA':
        'Accompagnement à bord, brancher et recharger, et matériel pour les véhicules plus anciens. Ne nommez que celle qui répond à ce que vous avez entendu au début.',
    },
    ask: {
      en: 'How many of your vehicles are older or of another make?',
      'es-MX': '¿Cuántos de sus vehículos son anteriores o de otra marca?',
      'fr-CA': 'Combien de vos véhicules sont plus anciens ou d’une autre marque?',
    },
  },
  {
    id: 'p-22',
    stop: 'closing',
    title: { en: 'The next step', 'es-MX': 'El siguiente paso', 'fr-CA': 'L’étape suivante' },
    say: {
      en: 'Sum up in one sentence what they said matters, and agree on a day. Offer the code for the phone: it holds what they saw, and nothing about them.',
      'es-MX':
        'Resuma en una frase lo que dijeron que importa y acuerden un día. Ofrezca el código para el teléfono: lleva lo que vieron y nada sobre ellos.',
      'fr-CA':
        'Résumez en une phrase ce qui compte pour eux et fixez un jour. Offrez le code pour le téléphone : il contient ce qu’ils ont vu, et rien sur eux.',
    },
    ask: {
      en: 'What would you need to see to try this with your own vehicles?',
      'es-MX': '¿Qué necesitaría ver para probarlo con sus propios vehículos?',
      'fr-CA': 'Que vous faudrait-il voir pour l’essayer avec vos propres véhicules?',
    },
  },
]
