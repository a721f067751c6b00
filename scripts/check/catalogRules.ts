import { placeholderDifference } from './icu'
import { typographyProblems } from './typography'

/** A message in the source code. */
export interface SourceMessage {
  message?: string
  file?: string
}

/** A row of a catalog file. */
export interface CatalogRow {
  translation: string
  obsolete?: boolean
}

export interface CatalogState {
  sourceLocale: string
  /** Locales that hold only what differs from the source. */
  partial: readonly string[]
  extracted: Readonly<Record<string, SourceMessage>>
  catalogs: Readonly<Record<string, Readonly<Record<string, CatalogRow>>>>
}

/** Problems of the catalogs, one line each; empty when they are complete. */
export function catalogProblems(state: CatalogState): string[] {
  return Object.entries(state.catalogs).flatMap(([locale, catalog]) => [
    ...rowProblems(locale, catalog, state),
    ...Object.entries(state.extracted).flatMap(([id, source]) =>
      messageProblems(locale, id, source, catalog[id], state),
    ),
  ])
}

function rowProblems(
  locale: string,
  catalog: Readonly<Record<string, CatalogRow>>,
  state: CatalogState,
): string[] {
  return Object.entries(catalog).flatMap(([id, { obsolete }]) =>
    obsolete || !state.extracted[id]
      ? [`${locale}: "${id}" is obsolete, no code uses it (npm run messages)`]
      : [],
  )
}

function messageProblems(
  locale: string,
  id: string,
  source: SourceMessage,
  row: CatalogRow | undefined,
  state: CatalogState,
): string[] {
  const where = source.file ? ` (${source.file})` : ''
  const text = source.message ?? id
  if (!row) {
    return state.partial.includes(locale)
      ? []
      : [`${locale}: "${id}" is not extracted${where} (npm run messages)`]
  }
  if (row.obsolete) return []
  if (!row.translation) {
    return state.partial.includes(locale) ? [] : [`${locale}: "${id}" is not translated${where}: "${text}"`]
  }
  if (locale === state.sourceLocale) {
    return row.translation === text
      ? []
      : [`${locale}: "${id}" reads otherwise in the code${where}: "${text}"`]
  }
  if (state.partial.includes(locale) && row.translation === text) {
    return [`${locale}: "${id}" equals ${state.sourceLocale}: leave it empty, it falls back by design`]
  }
  const difference = placeholderDifference(text, row.translation)
  const faults = [
    ...(difference === undefined ? [] : [difference]),
    ...typographyProblems(locale, row.translation),
  ]
  return faults.map((fault) => `${locale}: "${id}" ${fault}${where}`)
}
