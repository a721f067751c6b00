/** A habit of a language's print that a translation must keep. */
interface Habit {
  broken: RegExp
  want: string
}

const NBSP = '\u00a0'

/**
 * fr-CA: Office québécois de la langue française, "Espacement avant et après les principaux signes".
 * es-MX: the product says usted; questions and exclamations open with their mark.
 */
const HABITS: Readonly<Record<string, readonly Habit[]>> = {
  'fr-CA': [
    { broken: /\p{L}'\p{L}/u, want: 'a curly apostrophe (’)' },
    { broken: /\s[;!?]/u, want: 'no space before ; ! ?' },
    { broken: new RegExp(`(?<!${NBSP}):(?=\\s|$)`, 'u'), want: 'a no-break space before :' },
    { broken: new RegExp(`«(?!${NBSP})|(?<!${NBSP})»`, 'u'), want: 'no-break spaces inside « »' },
    { broken: /[\d}] ?[%$]/u, want: 'a no-break space before % and $' },
  ],
  'es-MX': [
    { broken: /(?<!\p{L})(tú|tus?|ti|contigo|eres|puedes|tienes|quieres)(?!\p{L})/iu, want: 'usted, not tú' },
    { broken: /^[^¿]*\?/u, want: '¿ before the question' },
    { broken: /^[^¡]*!/u, want: '¡ before the exclamation' },
  ],
}

/** What a translation does otherwise than its language does; empty where no habit is kept in the table. */
export function typographyProblems(locale: string, translation: string): string[] {
  return (HABITS[locale] ?? [])
    .filter(({ broken }) => broken.test(translation))
    .map(({ want }) => `wants ${want}`)
}
