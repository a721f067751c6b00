import { useEffect, useEffectEvent, useState } from 'react'
import type { SelectedFleet } from '../../state/fleet'
import { DealerMap } from './DealerMap'
import { FleetMap } from './FleetMap'
import type { MapFrameProps } from './MapFrame'

export interface MapScreenProps extends Omit<MapFrameProps, 'vehicles'> {
  fleet: SelectedFleet
  dealer: boolean
}

/** The map: of a fleet, or of a dealer's lots. */
export function MapScreen({ fleet, dealer, ...frame }: MapScreenProps) {
  const { region, address, onChange } = frame
  // Another city or another fleet is another first view: where the visitor looked before does not apply.
  const scope = `${region} ${fleet}`
  const [viewScope, setViewScope] = useState(scope)
  const leave = useEffectEvent(() => onChange({ view: null }))
  useEffect(() => {
    if (viewScope === scope) return
    leave()
    setViewScope(scope)
  }, [viewScope, scope])
  const shown = { ...frame, address: viewScope === scope ? address : { ...address, view: null } }
  return dealer ? <DealerMap {...shown} /> : <FleetMap fleet={fleet} {...shown} />
}
