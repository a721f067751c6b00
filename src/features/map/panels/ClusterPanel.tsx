import { useLingui } from '@lingui/react/macro'
import { MapList } from '../MapList'
import { MapPanel } from '../MapPanel'
import type { MapEntry } from '../mapEntry'

export interface ClusterPanelProps {
  entries: readonly MapEntry[]
  onSelect: (id: string) => void
  onClose: () => void
}

/** The vehicles of a tapped cluster, which are too close together to pick one on the map. */
export function ClusterPanel({ entries, onSelect, onClose }: ClusterPanelProps) {
  const { t } = useLingui()
  const count = entries.length
  return (
    <MapPanel title={t`${count} vehicles here`} onClose={onClose}>
      <MapList label={t`Vehicles here`} entries={entries} selected={null} onSelect={onSelect} />
    </MapPanel>
  )
}
