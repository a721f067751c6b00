import type * as maplibre from 'maplibre-gl'
import { PMTiles, Protocol, type Source } from 'pmtiles'
import type { ArchiveFacts } from '../ports/archives'
import { mapArchives } from '../ports/archives'
import { sourceId } from '../style/style'

const protocol = new Protocol()
const known = new Set<string>()
let added = false

/** Lets the map read the stored archives by range; called once for the page and once for each archive. */
export function openArchives(lib: typeof maplibre, archives: readonly ArchiveFacts[]): void {
  if (!added) lib.addProtocol('pmtiles', protocol.tile)
  added = true
  for (const archive of archives) {
    const key = sourceId(archive)
    if (known.has(key)) continue
    known.add(key)
    protocol.add(new PMTiles(storedSource(key, archive.name)))
  }
}

/** An archive's bytes, read once as a whole; a failed read is retried with the next tile. */
function storedSource(key: string, name: string): Source {
  let bytes: Promise<ArrayBuffer> | null = null
  const whole = () => {
    bytes ??= mapArchives()
      .read(name)
      .catch((error: unknown) => {
        bytes = null
        throw error
      })
    return bytes
  }
  void whole().catch(() => undefined)
  return {
    getKey: () => key,
    getBytes: async (offset, length) => ({ data: (await whole()).slice(offset, offset + length) }),
  }
}
