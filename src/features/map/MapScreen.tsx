import { useEffect, useEffectEvent, useRef } from 'react'
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
  const { region, onChange } = frame
  const shown = useRef(region)
  const leave = useEffectEvent(() => onChange({ view: null }))
  // Each region is another city, so the previous view does not apply.
  useEffect(() => {
    if (shown.current === region) return
    shown.current = region
    leave()
  }, [region])
  return dealer ? <DealerMap {...frame} /> : <FleetMap fleet={fleet} {...frame} />
}
