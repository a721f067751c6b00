/** A stop on the page: its time is empty before and after the talk. */
export interface NotesPageStop {
  time: string
  title: string
  say: string
  ask: string
}

export interface NotesPageText {
  lang: string
  title: string
  /** Before each question. */
  askWord: string
  chapters: readonly { heading: string; stops: readonly NotesPageStop[] }[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** A separate file on a phone: without tokens and fonts, light or dark as the phone. */
const STYLE =
  ':root{color-scheme:light dark}body{font:17px/1.5 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1rem}h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.2rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:1.25rem 0 0}p{margin:.25rem 0}small{opacity:.7;margin-right:.5rem}'

/**
 * The notes as one file that a phone opens without a network (docs/booth.md B9); the pack's content is
 * inserted as text.
 */
export function notesPage({ lang, title, askWord, chapters }: NotesPageText): string {
  const stop = (it: NotesPageStop) =>
    `<h3>${it.time && `<small>${escaped(it.time)}</small>`}${escaped(it.title)}</h3><p>${escaped(it.say)}</p><p><b>${escaped(askWord)}</b> ${escaped(it.ask)}</p>`
  const body = chapters
    .map(({ heading, stops }) => `${heading && `<h2>${escaped(heading)}</h2>`}${stops.map(stop).join('')}`)
    .join('')
  return `<!doctype html><html lang="${escaped(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${escaped(title)}</title><style>${STYLE}</style><h1>${escaped(title)}</h1>${body}</html>`
}
