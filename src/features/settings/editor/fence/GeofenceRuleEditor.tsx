import { joinLive } from '#domain/base/live'
import type { RULE_TYPES } from '#domain/notifications/ruleType'
import { useFenceSources } from '../../../../data/map/fenceSources'
import { useAreas, useGeofences } from '../../../../data/queries/geofences'
import { useRegion } from '../../../../state/region'
import { cardClass } from '../../../../ui/display/cardClass'
import { Gate } from '../../../../ui/feedback/Gate'
import { EditorLoading } from '../EditorLoading'
import type { EditedRule } from '../useRuleEditor'
import { FenceRuleForm } from './FenceRuleForm'

/** Loads what a fence is drawn on and chosen from, for the editor of a geofence rule. */
export function GeofenceRuleEditor(edited: EditedRule<typeof RULE_TYPES.geofence>) {
  const region = useRegion()
  const live = joinLive({
    fences: useGeofences(region),
    areas: useAreas(region),
    sources: useFenceSources(region),
  })
  return (
    <Gate
      live={live}
      frame={(problem) => <section className={cardClass()}>{problem}</section>}
      loading={<EditorLoading />}
    >
      {(map) => <FenceRuleForm edited={edited} region={region} {...map} />}
    </Gate>
  )
}
