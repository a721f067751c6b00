/**
 * Texts that real fleets have but tidy samples lack, for names, labels, plates and places. Every screen must
 * show each without overlap, and without cutting what cannot be read elsewhere.
 */
export const AWKWARD_TEXTS = {
  eightyCharacters: 'Camionnette de livraison réfrigérée Saint-Jean-sur-Richelieu – secteur Est no 12',
  oneLongWord: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  arabic: 'شاحنة التوصيل رقم ١٢',
  hebrewWithLatin: 'רכב Unit 118 צפון',
  emoji: 'Van 👩🏽‍🔧🚐 Señor Güero',
  accents: 'Ñandú Žlúťoučký Ålesund',
  markup: '<b>Unit</b> & "Sons"',
  digits: '000118',
} as const

/** A plate with an accent, as some states issue them. */
export const ACCENTED_PLATE = 'ÑÁÉ-118-Ü'
