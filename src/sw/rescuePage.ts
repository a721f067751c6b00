import { DEFAULT_LOCALE, type Locale } from '#domain/base/locale'
import type { DeviceMirror, Theme } from '#domain/device/deviceMirror'
import { PLAIN_LOCALES, TRY_AGAIN } from '#domain/device/plainPage'

interface Words {
  title: string
  text: string
}

const ENGLISH: Words = {
  title: 'This kiosk needs a network connection',
  text: 'Part of the app is missing on this device. Connect it to a network, then try again. No recorded data was lost.',
}
const WORDS: Record<Locale, Words> = {
  en: ENGLISH,
  'en-CA': ENGLISH,
  'es-MX': {
    title: 'Este kiosco necesita conexión a una red',
    text: 'Falta una parte de la app en este dispositivo. Conéctelo a una red y vuelva a intentarlo. No se perdió ningún dato registrado.',
  },
  'fr-CA': {
    title: 'Cette borne a besoin d’une connexion réseau',
    text: 'Il manque une partie de l’appli sur cet appareil. Connectez-le à un réseau, puis réessayez. Aucune donnée enregistrée n’a été perdue.',
  },
}

/** Used if the visitor's language is unknown. */
const ALL: readonly Locale[] = PLAIN_LOCALES

/** Page, text, button and its text, as in tokens.css, because no style sheet may be available. */
const COLORS: Record<Theme, readonly [string, string, string, string]> = {
  light: ['#f1f4f6', '#121b27', '#0a5c76', '#ffffff'],
  dark: ['#0a1119', '#f3f6f9', '#4fb9d3', '#04212b'],
  hall: ['#ffffff', '#000000', '#004257', '#ffffff'],
}

/** The page of last resort: the worker runs, but neither cache nor network has the document (docs/starting.md S2). */
export function rescuePage({ locale, theme }: DeviceMirror): Response {
  const shown = locale ? [locale] : ALL
  const nonce = crypto.randomUUID()
  const parts = shown.map((lang, at) => {
    const { title, text } = WORDS[lang]
    const heading = at === 0 ? 'h1' : 'h2'
    return `<section lang="${lang}"><${heading}>${title}</${heading}><p>${text}</p></section>`
  })
  const again = shown.map((lang) => `<span lang="${lang}">${TRY_AGAIN[lang]}</span>`).join(' · ')
  const [first = DEFAULT_LOCALE] = shown
  const html = `<!doctype html><html lang="${first}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${WORDS[first].title}</title><style nonce="${nonce}">${styles(theme)}</style><main>${parts.join('')}<a href="">${again}</a></main></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

function styles(theme: Theme): string {
  const [page, text, button, label] = COLORS[theme]
  return `body{margin:0;background:${page};color:${text};font:400 1rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;min-height:100vh;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:24px;padding:24px;text-align:center}
section{max-width:36rem}h1,h2{margin:0 0 8px;font-size:1.375rem;line-height:1.3}p{margin:0}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:14px;background:${button};color:${label};font-weight:600;text-decoration:none}`
}
