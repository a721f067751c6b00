import { useEffect, useEffectEvent, useState } from 'react'
import { useEffectiveFleet } from '../../state/fleet'
import { useSection } from '../../state/useSection'
import type { MapFrameProps } from './MapFrame'
import { DEALER_KIND, FLEET_KIND } from './mapKinds'
import { VehiclesMap } from './VehiclesMap'

export type MapScreenProps = Omit<MapFrameProps, 'vehicles'>

/** The map: of a fleet, or of a dealer's lots. */
export function MapScreen(frame: MapScreenProps) {
  const { region, address, onChange } = frame
  const fleet = useEffectiveFleet()
  const section = useSection()
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
  return section === 'dealer' ? (
    <VehiclesMap key={section} kind={DEALER_KIND} {...shown} />
  ) : (
    <VehiclesMap key={section} kind={FLEET_KIND} {...shown} />
  )
}
