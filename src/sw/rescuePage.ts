import { DEFAULT_LOCALE, type Locale } from '../domain/kiosk/locale'

/** Words of the one page that must work with no catalog, no script and no cache. */
const WORDS: Record<Locale, { title: string; text: string; again: string }> = {
  en: {
    title: 'This kiosk needs a network connection',
    text: 'Part of the app is missing on this device. Connect it to a network, then try again. No recorded data was lost.',
    again: 'Try again',
  },
  'en-CA': {
    title: 'This kiosk needs a network connection',
    text: 'Part of the app is missing on this device. Connect it to a network, then try again. No recorded data was lost.',
    again: 'Try again',
  },
  'es-MX': {
    title: 'Este kiosco necesita conexión a una red',
    text: 'Falta una parte de la app en este dispositivo. Conéctelo a una red y vuelva a intentarlo. No se perdió ningún dato registrado.',
    again: 'Reintentar',
  },
  'fr-CA': {
    title: 'Cette borne a besoin d’une connexion réseau',
    text: 'Il manque une partie de l’application sur cet appareil. Connectez-le à un réseau, puis réessayez. Aucune donnée enregistrée n’a été perdue.',
    again: 'Réessayer',
  },
}

/** A page of last resort: the worker is alive, but neither cache nor network has the document. */
export function rescuePage(locale: Locale | null): Response {
  const { title, text, again } = WORDS[locale ?? DEFAULT_LOCALE]
  const html = `<!doctype html><html lang="${locale ?? DEFAULT_LOCALE}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
