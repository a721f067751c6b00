/** What stands between two packages in `third-party-notices.txt`. */
export const NOTICE_SEPARATOR = `\n${'-'.repeat(72)}\n`

/** A part of somebody else's that ships with the product. */
export interface Notice {
  /** Name and version, or what it is. */
  name: string
  /** Its license in short; empty where only the text says it. */
  license: string
  text: string
}

/** Reads the notices that the build wrote; what is no such file has none. */
export function parseNotices(file: string): Notice[] {
  return file.split(NOTICE_SEPARATOR).flatMap((part) => {
    const [head = '', ...rest] = part.trim().split('\n')
    const known = /^(?<name>\S+ \S+) \((?<license>[^)]*)\)$/.exec(head)?.groups
    const text = rest.join('\n').trim()
    if (known) return [{ name: known.name ?? '', license: known.license ?? '', text }]
    return text === '' || head.startsWith('<') ? [] : [{ name: head, license: '', text }]
  })
}
