import { DEFAULT_LOCALE, type Locale } from '../domain/kiosk/locale'

/** Words of the one page that must work with no catalog, no script and no cache. */
const WORDS: Record<Locale, { title: string; text: string; again: string }> = {
  en: {
    title: 'This kiosk needs the network once',
    text: 'Part of the program is missing on this device. Connect it to a network, then try again. Nothing that was recorded is lost.',
    again: 'Try again',
  },
  'en-CA': {
    title: 'This kiosk needs the network once',
    text: 'Part of the program is missing on this device. Connect it to a network, then try again. Nothing that was recorded is lost.',
    again: 'Try again',
  },
  'es-MX': {
    title: 'Este quiosco necesita la red una vez',
    text: 'Falta una parte del programa en este dispositivo. Conéctalo a una red e inténtalo de nuevo. Nada de lo registrado se perdió.',
    again: 'Intentar de nuevo',
  },
  'fr-CA': {
    title: 'Cette borne a besoin du réseau une fois',
    text: 'Une partie du programme manque sur cet appareil. Branchez-le à un réseau, puis réessayez. Rien de ce qui a été enregistré n’est perdu.',
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
