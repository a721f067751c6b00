import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

/**
 * Positions in the layer order, from below: a screen's layers are inserted right below the slot of their
 * kind, in any order of mounting. A slot is a layer that draws nothing.
 */
export const SLOTS = ['areas', 'lines', 'labels', 'pins', 'dots', 'vehicles', 'tips'] as const
export type Slot = (typeof SLOTS)[number]

export const slotId = (slot: Slot): string => `slot-${slot}`

export function slotLayer(slot: Slot): LayerSpecification {
  return { id: slotId(slot), type: 'background', layout: { visibility: 'none' } }
}

/** Prefix of layers that screens add; all others belong to the style. */
export const OVERLAY_PREFIX = 'room-'

/**
 * Keeps the screen's layers when the style changes its theme, language or variant: its sources stay, and each
 * of its layers stays right below its slot.
 */
export function keepOverlayLayers(
  before: StyleSpecification | undefined,
  next: StyleSpecification,
): StyleSpecification {
  if (!before) return next
  const sources = Object.entries(before.sources).filter(([id]) => id.startsWith(OVERLAY_PREFIX))
  const roomSources = new Map<string, LayerSpecification[]>()
  let waiting: LayerSpecification[] = []
  for (const layer of before.layers) {
    if (layer.id.startsWith(OVERLAY_PREFIX)) waiting.push(layer)
    else if (layer.id.startsWith('slot-')) {
      roomSources.set(layer.id, waiting)
      waiting = []
    }
  }
  return {
    ...next,
    sources: { ...next.sources, ...Object.fromEntries(sources) },
    layers: next.layers.flatMap((layer) => [...(roomSources.get(layer.id) ?? []), layer]),
  }
}
