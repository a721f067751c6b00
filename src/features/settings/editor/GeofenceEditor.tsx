import { useState } from 'react'
import type { FenceSources } from '../../../data/map/fenceSources'
import type { RegionFence } from '../../../data/queries/geofences'
import { type FenceChoice, saveGeofenceRule } from '../../../data/queries/notificationRules'
import type { MapArea } from '../../../domain/geofence/areas'
import {
  currentShape,
  draftArea,
  draftProblem,
  newDraft,
} from '../../../domain/geofence/drawing/geofenceDraft'
import { MAX_FENCE_NAME } from '../../../domain/geofence/geofence'
import { boundsOfArea } from '../../../domain/geofence/geofenceMeasure'
import type { Region } from '../../../domain/kiosk/locale'
import type { GeofenceRule } from '../../../domain/notifications/notificationRule'
import type { FleetUser } from '../../../domain/people/user'
import type { DrivenVehicle } from '../../../domain/vehicle/vehicle'
import { publishEvent } from '../../../session/events'
import { useCapabilities } from '../../../state/capabilities'
import { FenceMap } from '../../../widgets/geofence/FenceMap'
import { useFenceEditor } from '../../../widgets/geofence/fenceEditor'
import { FenceCard } from './FenceCard'
import { GEOFENCE_KIND } from './geofenceKind'
import { RuleEditor } from './RuleEditor'
import { TriggerPart } from './TriggerPart'
import { useRuleEditor } from './useRuleEditor'
import { WhenCard } from './WhenCard'

export interface GeofenceEditorProps {
  /** Null: a new one. */
  rule: GeofenceRule | null
  /** All geofence rules. */
  rules: readonly GeofenceRule[]
  fences: readonly RegionFence[]
  areas: readonly MapArea[]
  sources: FenceSources
  vehicles: readonly DrivenVehicle[]
  managers: readonly FleetUser[]
  region: Region
  onShow: (id: string | null) => void
}

/** Editor of a geofence rule: the fence on the map, with schedule and recipients beside it. */
export function GeofenceEditor(props: GeofenceEditorProps) {
  const { rule, rules, fences, areas, sources, vehicles, managers, region, onShow } = props
  const section = useCapabilities().fleets ? 'fleet' : 'dealer'
  const before = fences.find(({ id }) => id === rule?.geofence.mapId) ?? null

  const [storedId, setStoredId] = useState<string | null>(before?.id ?? null)
  const editor = useFenceEditor({
    region,
    areas,
    sources,
    draft: newDraft(),
    bounds: before && boundsOfArea(before.area),
  })
  const { drawings, boundary } = editor.draft
  const [saved, setSaved] = useState({ storedId, drawings, boundary })
  const hasNewDrawing = storedId === null && (drawings !== saved.drawings || boundary !== saved.boundary)
  const stored = fences.find(({ id }) => id === storedId) ?? null

  /** A predefined area keeps its name, a drawing gets the rule's name. */
  const fenceName = (ruleName: string): string => {
    const { source } = currentShape(editor.draft)
    return (areas.find(({ id }) => id === source)?.name ?? ruleName.trim()).slice(0, MAX_FENCE_NAME).trim()
  }
  const choice = (ruleName: string): FenceChoice | null => {
    if (stored) return { stored: stored.id }
    const area = draftArea(editor.draft)
    return area && { drawn: { section, boundary, name: fenceName(ruleName), area }, region }
  }
  const editing = useRuleEditor({
    kind: GEOFENCE_KIND,
    rule,
    rules,
    dirty: storedId !== saved.storedId || hasNewDrawing,
    store: (next, { name }) => {
      const fence = choice(name)
      return fence && saveGeofenceRule({ id: rule?.id ?? null, rule: next, fence })
    },
    onStored: () => {
      setSaved({ storedId, drawings, boundary })
      if (!rule) publishEvent({ kind: 'geofenceCreated' })
    },
    onShow,
  })
  const { form, change, problems, tried } = editing
  const part = { form, change, problems }

  return (
    <RuleEditor
      type={GEOFENCE_KIND.type}
      words={GEOFENCE_KIND.words}
      editing={editing}
      rule={rule}
      rules={rules}
      vehicles={vehicles}
      managers={managers}
      map={
        <FenceMap
          editor={editor}
          stored={stored}
          refused={tried && !stored ? draftProblem(editor.draft) : null}
        />
      }
    >
      <FenceCard
        editor={editor}
        fences={fences.filter((fence) => fence.section === section)}
        stored={stored}
        onStored={setStoredId}
      />
      <WhenCard {...part}>
        <TriggerPart {...part} />
      </WhenCard>
    </RuleEditor>
  )
}
