import type { LayerProps } from 'react-map-gl/maplibre'
import { slotId } from './style/slots'

/**
 * The layer of a source whose features carry words over them: `tip` names the image of the words, empty for none.
 * @param id of the layer that shows the features themselves, or of its kind
 * @param abovePx how far above the feature the words stand
 */
export function tipLayer(id: string, abovePx: number): LayerProps {
  return {
    id: `${id}-tip`,
    type: 'symbol',
    beforeId: slotId('tips'),
    filter: ['!=', ['get', 'tip'], ''],
    layout: {
      'icon-image': ['get', 'tip'],
      'icon-anchor': 'bottom',
      'icon-offset': [0, -abovePx],
      'icon-allow-overlap': true,
    },
  }
}
