import { parseArgs } from 'node:util'
import { LOCALES, type Locale, parseLocale } from '#domain/base/locale'

/** Width and height of a window, CSS pixels. */
export type Size = readonly [width: number, height: number]

export interface PictureOptions {
  /** A commit to compare the working tree with; null compares with the kept pictures. */
  against: string | null
  /** Writes the kept pictures anew. */
  keep: boolean
  /** Writes all screens and their contact sheets, in each language and theme unless told otherwise. */
  contact: boolean
  /** The addresses to look at; null for all. */
  only: readonly string[] | null
  locales: readonly Locale[]
  sizes: readonly Size[]
}

const SIZES: readonly Size[] = [
  [1180, 820],
  [820, 1180],
]
const COMPARED_LOCALES: readonly Locale[] = ['en', 'fr-CA']

/** Reads the command line. @throws Error for one that means nothing */
export function pictureOptions(args: readonly string[]): PictureOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      against: { type: 'string' },
      kept: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
      contact: { type: 'boolean', default: false },
      only: { type: 'string' },
      locale: { type: 'string' },
      size: { type: 'string' },
    },
  })
  const wanted = [values.against !== undefined, values.kept, values.keep, values.contact].filter(
    Boolean,
  ).length
  if (wanted !== 1) throw new Error('Say one of --against COMMIT, --kept, --keep and --contact.')
  return {
    against: values.against ?? null,
    keep: values.keep,
    contact: values.contact,
    only: values.only?.split(',') ?? null,
    locales: values.locale?.split(',').map(localeOf) ?? (values.contact ? LOCALES : COMPARED_LOCALES),
    sizes: values.size?.split(',').map(sizeOf) ?? SIZES,
  }
}

function localeOf(text: string): Locale {
  const locale = parseLocale(text)
  if (!locale) throw new Error(`"${text}" is not a language of the kiosk`)
  return locale
}

function sizeOf(text: string): Size {
  const match = /^(\d+)x(\d+)$/.exec(text)
  if (!match) throw new Error(`"${text}" is not a size such as 1180x820`)
  return [Number(match[1]), Number(match[2])]
}
