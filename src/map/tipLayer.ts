import type { LayerProps } from 'react-map-gl/maplibre'
import { slotId } from './style/slots'

/**
 * The layer of a source whose features have a tooltip: `tip` names the image of its text, empty for none.
 * @param id of the layer that shows the features themselves, or of its kind
 * @param abovePx distance of the tooltip above the feature
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
