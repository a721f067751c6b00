import type { Map as MapLibre } from 'maplibre-gl'
import { logMissingIcon } from '../../ui/icons/missingIcon'
import { readPalette } from '../style/palette'
import { drawImage } from './draw'
import { parseImageName } from './imageName'

/**
 * Drawn tooltips that are kept, of which a few are shown. There is one for each speed of a replay and for each name,
 * and visitors bring their own names; with every name of a long day the map would hold megabytes.
 */
export const MOST_TIPS = 100

/** Draws the images that the map requests. @returns a function that redraws all of them, for another theme */
export function provideImages(map: MapLibre): () => void {
  const draw = (name: string) => {
    const spec = parseImageName(name)
    if (!spec) logMissingIcon(name)
    return spec && drawImage(spec, readPalette(), devicePixelRatio)
  }
  map.setMissingStyleImageResolver((id) => {
    const picture = map.hasImage(id) ? null : draw(id)
    if (!picture) return
    map.addImage(id, picture.data, { pixelRatio: picture.pixelRatio })
    for (const name of oldestTips(map)) map.removeImage(name)
  })
  return () => {
    for (const name of map.listImages()) {
      const picture = draw(name)
      if (!picture) continue
      map.removeImage(name)
      map.addImage(name, picture.data, { pixelRatio: picture.pixelRatio })
    }
  }
}

/** Tooltips over the limit. The map requests one again that is still shown. */
function oldestTips(map: MapLibre): string[] {
  const tips = map.listImages().filter((name) => parseImageName(name)?.kind === 'tip')
  return tips.slice(0, Math.max(0, tips.length - MOST_TIPS))
}
