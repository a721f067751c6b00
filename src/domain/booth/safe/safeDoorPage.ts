import { type PlainWords, plainJoined, plainLines } from '#domain/device/plainPage'

/** The form that opens safe mode, in all languages like the rest of its page (docs/booth.md B11). */
export type SafeSecret = 'pin' | 'code'

/** The result of an attempt. */
export type SafeDoorProblem = 'wrong' | 'lastFree' | 'tooMany' | 'wrongCode' | 'failed' | 'codeFailed'

const LABEL: Record<SafeSecret, PlainWords> = {
  pin: { en: 'Staff PIN', 'es-MX': 'NIP del personal', 'fr-CA': 'NIP du personnel' },
  code: { en: 'Recovery code', 'es-MX': 'Código de recuperación', 'fr-CA': 'Code de récupération' },
}

const OPEN: PlainWords = { en: 'Open', 'es-MX': 'Abrir', 'fr-CA': 'Ouvrir' }

const FORGOTTEN: PlainWords = {
  en: 'Forgot the PIN?',
  'es-MX': '¿Olvidó el NIP?',
  'fr-CA': 'NIP oublié?',
}

/** Shown above the field if the PIN can no longer be read, or was forgotten. */
const CODE_HINT: PlainWords = {
  en: 'The recovery code was shown when the PIN was set. It removes the PIN.',
  'es-MX': 'El código de recuperación se mostró al definir el NIP. Quita el NIP.',
  'fr-CA': 'Le code de récupération s’est affiché au moment de définir le NIP. Il supprime le NIP.',
}

const PROBLEM: Record<SafeDoorProblem, PlainWords> = {
  wrong: {
    en: 'Wrong PIN. Try again.',
    'es-MX': 'NIP incorrecto. Inténtelo de nuevo.',
    'fr-CA': 'Mauvais NIP. Réessayez.',
  },
  lastFree: {
    en: 'Wrong PIN. One more wrong PIN and you will have to wait.',
    'es-MX': 'NIP incorrecto. Con uno más tendrá que esperar.',
    'fr-CA': 'Mauvais NIP. Encore un et il faudra attendre.',
  },
  tooMany: {
    en: 'Too many wrong PINs.',
    'es-MX': 'Demasiados NIP incorrectos.',
    'fr-CA': 'Trop de mauvais NIP.',
  },
  wrongCode: {
    en: 'This is not the recovery code of the current PIN.',
    'es-MX': 'Este no es el código de recuperación del NIP actual.',
    'fr-CA': 'Ce n’est pas le code de récupération du NIP actuel.',
  },
  failed: {
    en: 'The PIN cannot be checked on this device. Use the recovery code.',
    'es-MX': 'No se puede verificar el NIP en este dispositivo. Use el código de recuperación.',
    'fr-CA': 'Impossible de vérifier le NIP sur cet appareil. Utilisez le code de récupération.',
  },
  codeFailed: {
    en: 'The code cannot be checked on this device. Restart the device and try again.',
    'es-MX':
      'No se puede verificar el código en este dispositivo. Reinicie el dispositivo y vuelva a intentarlo.',
    'fr-CA': 'Impossible de vérifier le code sur cet appareil. Redémarrez-le, puis réessayez.',
  },
}

/** Markup of the form, docs/booth.md B11: one field, and a link from the PIN to the code. */
export function safeDoorForm(secret: SafeSecret): string {
  const field =
    secret === 'pin'
      ? '<input name="secret" type="password" inputmode="numeric" maxlength="8" autocomplete="off" required>'
      : '<input name="secret" type="text" autocapitalize="characters" spellcheck="false" maxlength="40" autocomplete="off" required>'
  const hint = secret === 'code' ? `<div>${plainLines(CODE_HINT)}</div>` : ''
  const other =
    secret === 'pin' ? `<button type="button" data-forgotten>${plainJoined(FORGOTTEN)}</button>` : ''
  return `<form novalidate autocomplete="off">${hint}<label><span>${plainJoined(LABEL[secret])}</span>${field}</label><div role="alert"></div><p role="timer"></p><button type="submit">${plainJoined(OPEN)}</button>${other}</form>`
}

/** The message about the last attempt, docs/booth.md B11, one line for each language. */
export function safeDoorProblem(problem: SafeDoorProblem): string {
  return plainLines(PROBLEM[problem])
}

/** The remaining wait, docs/booth.md B3: minutes and seconds of `ms`, "0:28"; empty for none. */
export function safeDoorWait(ms: number): string {
  if (ms <= 0) return ''
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
