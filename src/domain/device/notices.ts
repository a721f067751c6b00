/** Separates two packages in `third-party-notices.txt`. */
export const NOTICE_SEPARATOR = `\n${'-'.repeat(72)}\n`

/** A third-party part that ships with the product. */
export interface Notice {
  /** Name and version, or a description. */
  name: string
  /** Short name of its license; empty if only the text tells. */
  license: string
  text: string
}

/** Parses the notices that the build wrote; any other file has none. */
export function parseNotices(file: string): Notice[] {
  return file.split(NOTICE_SEPARATOR).flatMap((part) => {
    const [head = '', ...rest] = part.trim().split('\n')
    const known = /^(?<name>\S+ \S+) \((?<license>[^)]*)\)$/.exec(head)?.groups
    const text = rest.join('\n').trim()
    if (known) return [{ name: known.name ?? '', license: known.license ?? '', text }]
    return text === '' || head.startsWith('<') ? [] : [{ name: head, license: '', text }]
  })
}
