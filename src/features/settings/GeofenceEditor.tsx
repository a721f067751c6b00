import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useTransition } from 'react'
import type { FenceSources } from '../../data/map/fenceSources'
import type { RegionFence } from '../../data/queries/geofences'
import { deleteNotification, type FenceChoice, saveGeofenceRule } from '../../data/queries/notificationRules'
import type { MapArea } from '../../domain/geofence/areas'
import { draftArea, draftProblem, newDraft, shapeNow } from '../../domain/geofence/drawing/fenceDraft'
import { boundsOfArea } from '../../domain/geofence/geofenceMeasure'
import { minuteOfDay } from '../../domain/kiosk/demoTime'
import type { Region } from '../../domain/kiosk/locale'
import type { NotificationRule } from '../../domain/notifications/notificationRule'
import type { FleetUser } from '../../domain/people/user'
import type { DrivenVehicle } from '../../domain/vehicle/vehicle'
import { publishEvent } from '../../session/events'
import { useCapabilities } from '../../state/capabilities'
import { useDemoNow } from '../../state/demoClock'
import { useLocale } from '../../state/locale'
import { useSettingsInForce } from '../../state/userSettings'
import { toast } from '../../ui/feedback/toast'
import { FenceMap } from '../../widgets/geofence/FenceMap'
import { useFenceEditor } from '../../widgets/geofence/fenceEditor'
import { EditorActions } from './EditorActions'
import { FenceCard } from './FenceCard'
import styles from './GeofenceEditor.module.css'
import { LeaveDialog } from './LeaveDialog'
import { RuleCard } from './RuleCard'
import { RuleList } from './RuleList'
import { type RuleForm, ruleForm, ruleOf, ruleProblems } from './ruleForm'
import { useLeaveGuard } from './useLeaveGuard'
import { WhenCard } from './WhenCard'
import { WhoCard } from './WhoCard'

export interface GeofenceEditorProps {
  /** Null: a new one. */
  rule: NotificationRule | null
  /** All geofence rules. */
  rules: readonly NotificationRule[]
  fences: readonly RegionFence[]
  areas: readonly MapArea[]
  sources: FenceSources
  vehicles: readonly DrivenVehicle[]
  managers: readonly FleetUser[]
  region: Region
  onShow: (id: string | null) => void
}

/** One geofence notification: its fence on the map, and beside it when and whom it tells. */
export function GeofenceEditor(props: GeofenceEditorProps) {
  const { rule, rules, fences, areas, sources, vehicles, managers, region, onShow } = props
  const { t } = useLingui()
  const locale = useLocale()
  const now = useDemoNow()
  const { timeZone } = useSettingsInForce()
  const section = useCapabilities().fleets ? 'fleet' : 'dealer'
  const before = fences.find(({ id }) => id === rule?.geofence.mapId) ?? null

  // The language that the name was read in: it may change while the form is open.
  const [openedIn] = useState(locale)
  const [form, setForm] = useState(() => ruleForm(rule, openedIn))
  const [storedId, setStoredId] = useState<string | null>(before?.id ?? null)
  const editor = useFenceEditor({
    region,
    areas,
    sources,
    draft: newDraft(),
    bounds: before && boundsOfArea(before.area),
  })
  const { drawings, boundary } = editor.draft
  const [saved, setSaved] = useState({ form, storedId, drawings, boundary })
  const drawnNew = storedId === null && (drawings !== saved.drawings || boundary !== saved.boundary)
  const dirty = form !== saved.form || storedId !== saved.storedId || drawnNew
  const [tried, setTried] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [created, setCreated] = useState<string | null>(null)
  const stored = fences.find(({ id }) => id === storedId) ?? null
  const problems = ruleProblems(form)
  const fenceProblem = stored ? null : draftProblem(editor.draft)
  const change = (next: Partial<RuleForm>) => setForm((now) => ({ ...now, ...next }))

  const choice = (): FenceChoice | null => {
    if (stored) return { stored: stored.id }
    const area = draftArea(editor.draft)
    return area && { drawn: { section, boundary, name: fenceName(), area }, region }
  }
  /** A known area keeps its name, a drawing gets the rule's. */
  const fenceName = (): string => {
    const { source } = shapeNow(editor.draft)
    return (areas.find(({ id }) => id === source)?.name ?? form.name.trim()).slice(0, MAX_FENCE_NAME).trim()
  }
  /** @returns the id of what is stored now, or null when it could not be */
  const save = async (): Promise<string | null> => {
    setTried(true)
    const fence = choice()
    if (problems.length > 0 || !fence) {
      setRefusals((count) => count + 1)
      toast(t`Not saved yet. Check the marked fields.`, 'problem')
      return null
    }
    try {
      const at = { daysAgo: 0, minuteOfDay: minuteOfDay(now, timeZone) }
      const id = await saveGeofenceRule({
        id: rule?.id ?? null,
        rule: ruleOf(form, rule, openedIn, at),
        fence,
      })
      setSaved({ form, storedId, drawings, boundary })
      if (!rule) publishEvent({ kind: 'geofenceCreated' })
      toast(rule ? t`Notification updated successfully` : t`Notification created successfully`)
      return id
    } catch {
      toast(t`This could not be saved. Nothing you entered was lost. Try again.`, 'problem')
      return null
    }
  }
  const remove = async () => {
    if (!rule) return
    try {
      await deleteNotification(rule.id)
      toast(t`Notification deleted successfully`)
      guard.letGo()
      onShow(null)
    } catch {
      toast(t`This could not be deleted. Try again.`, 'problem')
    }
  }
  const guard = useLeaveGuard(dirty && created === null)
  const [pending, run] = useTransition()
  // Its own address, once the row can be read there.
  useEffect(() => {
    if (created !== null && rules.some(({ id }) => id === created)) onShow(created)
  }, [created, rules, onShow])

  // What is wrong with the drawing is on the map, which is always in sight; the form is brought there.
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals === 0) return
    const marked = column.current?.querySelector('[aria-invalid="true"], [role="alert"]')
    marked?.scrollIntoView({ block: 'nearest' })
  }, [refusals])

  return (
    <div className={styles.screen}>
      <div className={styles.mapPlace}>
        <FenceMap editor={editor} stored={stored} refused={tried ? fenceProblem : null} />
      </div>
      <div ref={column} className={styles.column}>
        <RuleCard form={form} change={change} problems={tried ? problems : []} />
        <FenceCard
          editor={editor}
          fences={fences.filter((fence) => fence.section === section)}
          stored={stored}
          onStored={setStoredId}
        />
        <WhenCard form={form} change={change} problems={tried ? problems : []} />
        <WhoCard
          form={form}
          change={change}
          problems={tried ? problems : []}
          vehicles={vehicles}
          managers={managers}
        />
        <EditorActions
          rule={rule}
          busy={pending}
          onSave={() =>
            run(async () => {
              const id = await save()
              if (id !== null && rule === null) setCreated(id)
            })
          }
          onDelete={() => run(remove)}
        />
        <RuleList rules={rules} shownId={rule?.id ?? null} />
      </div>
      <LeaveDialog guard={guard} onSave={async () => (await save()) !== null} />
    </div>
  )
}

/** Longest name of a fence, in characters: what the dataset stores. */
const MAX_FENCE_NAME = 60
