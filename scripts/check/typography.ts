/** A typographic rule of a language. */
interface TypographyRule {
  violation: RegExp
  want: string
}

const NBSP = '\u00a0'

/**
 * fr-CA: Office québécois de la langue française, "Espacement avant et après les principaux signes".
 * es-MX: the product says usted; questions and exclamations open with their mark.
 */
const TYPOGRAPHY_RULES: Readonly<Record<string, readonly TypographyRule[]>> = {
  'fr-CA': [
    { violation: /\p{L}'\p{L}/u, want: 'a curly apostrophe (’)' },
    { violation: /\s[;!?]/u, want: 'no space before ; ! ?' },
    { violation: new RegExp(`(?<!${NBSP}):(?=\\s|$)`, 'u'), want: 'a no-break space before :' },
    { violation: new RegExp(`«(?!${NBSP})|(?<!${NBSP})»`, 'u'), want: 'no-break spaces inside « »' },
    { violation: /[\d}] ?[%$]/u, want: 'a no-break space before % and $' },
  ],
  'es-MX': [
    {
      violation: /(?<!\p{L})(tú|tus?|ti|contigo|eres|puedes|tienes|quieres)(?!\p{L})/iu,
      want: 'usted, not tú',
    },
    { violation: /^[^¿]*\?/u, want: '¿ before the question' },
    { violation: /^[^¡]*!/u, want: '¡ before the exclamation' },
  ],
}

/** Typographic rules that a translation violates; empty for a locale without rules. */
export function typographyProblems(locale: string, translation: string): string[] {
  return (TYPOGRAPHY_RULES[locale] ?? [])
    .filter(({ violation }) => violation.test(translation))
    .map(({ want }) => `wants ${want}`)
}
