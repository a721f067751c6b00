import type { Map as MapLibre } from 'maplibre-gl'
import { logMissingIcon } from '../../ui/icons/missingIcon'
import { readPalette } from '../style/palette'
import { drawImage } from './draw'
import { parseImageName } from './imageName'

/** Draws the images that the map requests. @returns a function that redraws all of them, for another theme */
export function provideImages(map: MapLibre): () => void {
  const draw = (name: string) => {
    const spec = parseImageName(name)
    if (!spec) logMissingIcon(name)
    return spec && drawImage(spec, readPalette(), devicePixelRatio)
  }
  map.setMissingStyleImageResolver((id) => {
    const picture = map.hasImage(id) ? null : draw(id)
    if (picture) map.addImage(id, picture.data, { pixelRatio: picture.pixelRatio })
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
