import { useLingui } from '@lingui/react/macro'
import type { DealerSection, FleetSection } from '#domain/lists/mapFilter'
import { setFilterTab, useFilterTab } from '../../state/currentVehicle'
import { useWaypoint } from '../../state/waypoints'
import { FilterButton } from '../../widgets/list/FilterButton'
import type { FilterParts } from '../../widgets/list/filterParts'
import { ResultCount } from '../../widgets/list/ResultCount'

export interface MapFilterProps<Section extends string> extends FilterParts<Section> {
  shown: number
  all: number
}

/** The filter of the map's vehicles, with one tab for each section. */
export function MapFilter<Section extends FleetSection | DealerSection>({
  shown,
  all,
  ...parts
}: MapFilterProps<Section>) {
  const { t } = useLingui()
  return (
    <FilterButton
      {...parts}
      opens="tabs"
      trigger={useWaypoint('map-filter')}
      tab={{ at: useFilterTab(), onTab: setFilterTab }}
      switching={{ label: t`Filter the map` }}
      showing={<ResultCount shown={shown} all={all} />}
    />
  )
}
