import { useEffect, useMemo, useState } from 'react'
import type { Region } from '#domain/base/locale'
import type { MapArea } from '#domain/geofence/areas'
import {
  currentShape,
  type DraftShapes,
  draftArea,
  draftOfShapes,
  draftProblem,
  EMPTY_SHAPE,
  newDraft,
  provisionalArea,
  shapesOf,
} from '#domain/geofence/drawing/geofenceDraft'
import { BOUNDARY_TYPES, type BoundaryType, MAX_FENCE_NAME } from '#domain/geofence/geofence'
import { boundsOfArea } from '#domain/geofence/geofenceMeasure'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { sameRow } from '../../../../data/core/sameRow'
import type { FenceSources } from '../../../../data/map/fenceSources'
import type { RegionFence } from '../../../../data/queries/geofences'
import { saveGeofenceRule } from '../../../../data/queries/notificationRules'
import { publishEvent } from '../../../../session/events'
import { keepDraft, keptDraft } from '../../../../state/formDrafts'
import { fitsShape } from '../../../../widgets/form/fitsShape'
import { GEOFENCE_KIND } from '../kinds/geofenceKind'
import { RuleEditor } from '../RuleEditor'
import { draftKey, type EditedRule, useRuleEditor } from '../useRuleEditor'
import { FenceCard } from './FenceCard'
import { useFenceEditor } from './fenceEditor'

export interface FenceRuleFormProps {
  edited: EditedRule<typeof RULE_TYPES.geofence>
  region: Region
  fences: readonly RegionFence[]
  areas: readonly MapArea[]
  sources: FenceSources
}

/** Editor of a geofence rule: the fence on the map with its tools, then the fields of every rule. */
export function FenceRuleForm({ edited, region, fences, areas, sources }: FenceRuleFormProps) {
  const { section, rule } = edited
  const own = fences.find(({ id }) => id === rule?.geofence.mapId) ?? null
  const [fresh] = useState<FenceDraft>(() => ({
    source: own ? { from: 'rule' } : { from: 'drawing' },
    ...keptShapes(newDraft()),
  }))
  const key = `${draftKey(edited)}/fence`
  const [opened] = useState(() => {
    const kept = keptDraft(key)
    return isFenceDraft(kept) ? kept : fresh
  })
  const [isKept, setKept] = useState(opened !== fresh)
  const [source, setSource] = useState(opened.source)
  const stored =
    source.from === 'rule' ? own : source.from === 'stored' ? fences.find(({ id }) => id === source.id) : null
  const editor = useFenceEditor({
    region,
    areas,
    sources,
    draft: draftOfShapes(opened.boundary, opened.shapes),
    bounds: stored ? boundsOfArea(stored.area) : null,
  })
  const [saved, setSaved] = useState(fresh)
  const { draft } = editor
  const shown = useMemo<FenceDraft>(() => ({ source, ...keptShapes(draft) }), [source, draft])
  const isDirty = !sameRow(shown, saved)
  if (isKept && !isDirty) setKept(false)
  useEffect(() => keepDraft(key, isDirty ? shown : null), [key, isDirty, shown])

  /** A predefined area keeps its name, a drawing gets the rule's name. */
  const fenceName = (ruleName: string): string => {
    const { source: area } = currentShape(editor.draft)
    return (areas.find(({ id }) => id === area)?.name ?? ruleName.trim()).slice(0, MAX_FENCE_NAME).trim()
  }
  const choice = (ruleName: string) => {
    if (stored) return { stored: stored.id }
    const area = draftArea(editor.draft)
    return (
      area && { drawn: { section, boundary: editor.draft.boundary, name: fenceName(ruleName), area }, region }
    )
  }
  const editing = useRuleEditor(GEOFENCE_KIND, edited, {
    isDirty,
    isRestored: isKept,
    store: (id, next, name) => {
      const fence = choice(name)
      return fence && next.type === RULE_TYPES.geofence ? saveGeofenceRule({ id, rule: next, fence }) : null
    },
    settle: () => {
      // From now on the fence is the rule's own, which an undo changes back.
      const source: FenceDraft['source'] = rule ? { from: 'rule' } : shown.source
      setKept(false)
      setSource(source)
      setSaved({ ...shown, source })
      if (!rule) publishEvent({ kind: 'geofenceCreated' })
    },
    discard: () => {
      keepDraft(key, null)
      setSource(saved.source)
      editor.dispatch({ type: 'replace', draft: draftOfShapes(saved.boundary, saved.shapes) })
    },
  })

  const drawn = useMemo(() => provisionalArea(draft), [draft])
  const area = stored?.area ?? drawn
  const { name } = editing.base
  const fence = useMemo(() => area && { name: stored?.name ?? name.trim(), area }, [area, stored, name])

  return (
    <RuleEditor kind={GEOFENCE_KIND} edited={edited} editing={editing} fence={fence}>
      <FenceCard
        editor={editor}
        fences={fences.filter((fence) => fence.section === section)}
        stored={stored ?? null}
        refused={editing.saving.tried && !stored ? draftProblem(editor.draft) : null}
        onStored={(id) => {
          if (id === null) setSource({ from: 'drawing' })
          else setSource(id === own?.id ? { from: 'rule' } : { from: 'stored', id })
        }}
      />
    </RuleEditor>
  )
}

const keptShapes = (draft: ReturnType<typeof newDraft>) => ({
  boundary: draft.boundary,
  shapes: shapesOf(draft),
})

/** Where the fence of a rule comes from: its own stored one, another stored one, or a drawing. */
type FenceSource = { from: 'rule' } | { from: 'drawing' } | { from: 'stored'; id: string }

/** The fence as it is kept with the draft of a rule. */
interface FenceDraft {
  source: FenceSource
  boundary: BoundaryType
  shapes: DraftShapes
}

/** Whether a stored value is the draft of a fence. */
function isFenceDraft(kept: unknown): kept is FenceDraft {
  const { source, boundary, shapes } = (kept ?? {}) as Partial<FenceDraft>
  return (
    fitsShape(source, { from: '' }) &&
    BOUNDARY_TYPES.some((type) => type === boundary) &&
    BOUNDARY_TYPES.every((type) => isShape(shapes?.[type]))
  )
}

function isShape(value: unknown): boolean {
  const { center, ...rest } = (value ?? {}) as Partial<DraftShapes[BoundaryType]>
  const { center: _, ...like } = { ...EMPTY_SHAPE, corners: [[0, 0]] }
  return (center === null || fitsShape(center, [0, 0])) && fitsShape(rest, like)
}
