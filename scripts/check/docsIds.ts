/** A rule, decision or section of `docs/`, by the id that the code cites. */
export interface DocsId {
  file: string
  line: number
  id: string
  /** The rest of the line that defines it. */
  text: string
}

/** Two letters and two digits for a rule; one letter and a number for a decision or a section. */
export const ID = '(?:[A-Z]{2}-\\d{2}|[CDOQST]\\d{1,2})'
const DEFINITION = new RegExp(`^(?:- |\\| )?\\*\\*(${ID})\\*\\*(.*)$`)

/** Every id that the files of `docs/` define: a line that starts with it in bold. */
export function docsIds(texts: ReadonlyMap<string, string>): DocsId[] {
  return [...texts].flatMap(([file, text]) =>
    isDoc(file)
      ? text.split('\n').flatMap((line, at) => {
          const [, id, rest] = DEFINITION.exec(line) ?? []
          return id === undefined ? [] : [{ file, line: at + 1, id, text: rest ?? '' }]
        })
      : [],
  )
}

export function isDoc(file: string): boolean {
  return /^docs\/[^/]+\.md$/.test(file)
}
