import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import type { Section } from '#domain/base/section'
import { MAX_RULE_NAME } from '#domain/notifications/ruleDefaults'
import type { WatchedVehicle } from '#domain/notifications/ruleScope'
import type { RuleType } from '#domain/notifications/ruleType'
import { watchedVehicles } from '#domain/notifications/watchedVehicles'
import { Card } from '../../../ui/display/Card'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { useIsPainted } from '../../../ui/feedback/useIsPainted'
import { TextField } from '../../../ui/fields/TextField'
import { EditorFrame } from '../../../widgets/form/EditorFrame'
import { useProblem } from '../../../widgets/form/formPart'
import { VehiclesCard } from '../../../widgets/form/VehiclesCard'
import { RULE_TYPE_LOOKS } from '../../../widgets/rules/look/ruleTypeLooks'
import { EditorActions } from './EditorActions'
import waiting from './EditorLoading.module.css'
import styles from './fields/RuleCards.module.css'
import { PeopleCard } from './PeopleCard'
import type { FenceDraft, WhenItFiresProps } from './preview/WhenItFires'
import { RuleList } from './RuleList'
import { type RulePartProps, type RuleProblem, storedChoices } from './ruleForm'
import type { RuleKind } from './ruleKind'
import type { EditedRule, RuleEditing } from './useRuleEditor'

/** What to do about each problem of a form. */
const PROBLEM_TEXTS: Record<RuleProblem, MessageDescriptor> = {
  nameMissing: msg`Enter a name.`,
  nameTooLong: msg`The name is too long.`,
  noCondition: msg`Turn on at least one condition.`,
  number: msg`Correct the marked number.`,
  noDay: msg`Choose at least one day.`,
  noTime: msg`Choose two different times.`,
  noTrigger: msg`Choose entering, leaving, or both.`,
  noTag: msg`Choose at least one tag.`,
  noVehicle: msg`Choose at least one vehicle.`,
  noManager: msg`Choose at least one manager.`,
  noChannel: msg`Choose in-app, email, or both.`,
}

export interface RuleEditorProps<Type extends RuleType, Own> {
  kind: RuleKind<Type, Own>
  edited: EditedRule<Type>
  editing: RuleEditing<Own>
  /** Fields of the type above its conditions, such as a fence. */
  children?: ReactNode
  /** The fence of a geofence rule as it is shown; null before there is one. */
  fence?: FenceDraft | null
}

/** The editor of any rule: name, vehicles, the fields of its type, recipients, and how often it would have fired. */
export function RuleEditor<Type extends RuleType, Own>(props: RuleEditorProps<Type, Own>) {
  const { kind, edited, editing, children, fence = null } = props
  const { _ } = useCatalog()
  const { type, section, rule, rules, scope } = edited
  const { base, own, changeBase, saving } = editing
  const { tried, missing } = saving
  const problem = useProblem(saving.problems, PROBLEM_TEXTS)
  const part = useMemo(
    () => ({ form: base, change: changeBase, problem, tried }),
    [base, changeBase, problem, tried],
  )
  // Typing in the conditions does not render these again, so the sentence and the count follow quickly.
  const choices = useMemo(
    () => (
      <>
        <RuleVehicles {...part} section={section} vehicles={scope.vehicles} />
        <PeopleCard {...part} people={scope.people} />
        <RuleList type={type} rules={rules} shownId={rule?.id ?? null} />
      </>
    ),
    [part, section, scope, type, rules, rule],
  )
  return (
    <EditorFrame
      saving={saving}
      preview={
        <LazyWhenItFires
          rule={editing.draft}
          name={base.name}
          ruleId={rule?.id ?? null}
          fence={fence}
          problem={missing && _(PROBLEM_TEXTS[missing])}
          isOutdated={editing.isOutdated}
          onAdopt={editing.adopt}
        />
      }
      more={choices}
      actions={
        <EditorActions rule={rule} busy={editing.busy} onSave={saving.onSave} onDelete={editing.onDelete} />
      }
    >
      <NameCard {...part} type={type} example={kind.example} />
      {children}
      <kind.Part form={own} change={editing.changeOwn} problem={problem} tried={tried} />
    </EditorFrame>
  )
}

interface NameCardProps extends RulePartProps {
  type: RuleType
  example: MessageDescriptor
}

/** Type and name of the notification. */
function NameCard({ form, change, problem, type, example }: NameCardProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { icon, name } = RULE_TYPE_LOOKS[type]
  const error = problem('nameMissing')
    ? t`Value required`
    : problem('nameTooLong')
      ? t`Use up to ${MAX_RULE_NAME} characters.`
      : undefined
  return (
    <Card title={_(name)} icon={icon}>
      <div className={styles.stack}>
        <TextField
          label={t`Name`}
          placeholder={_(example)}
          value={form.name}
          onChange={(text) => change({ name: text })}
          autoComplete="off"
          {...(error !== undefined && { error })}
        />
      </div>
    </Card>
  )
}

interface RuleVehiclesProps extends RulePartProps {
  section: Section
  vehicles: readonly WatchedVehicle[]
}

/** Vehicles of a rule: all, those with a tag, or chosen ones. */
function RuleVehicles({ form, change, problem, section, vehicles }: RuleVehiclesProps) {
  const { t } = useLingui()
  return (
    <VehiclesCard
      label={t`Watched vehicles`}
      section={section}
      vehicles={vehicles}
      count={watchedVehicles(storedChoices(form), vehicles).length}
      value={{ watch: form.watch, tags: form.selectedTags, ids: form.selectedVehicles }}
      onChange={({ watch = form.watch, tags = form.selectedTags, ids = form.selectedVehicles }) =>
        change({ watch, selectedTags: tags, selectedVehicles: ids })
      }
      goneText={(gone) =>
        plural(gone.length, {
          one: '# vehicle of this notification was removed and is no longer watched.',
          other: '# vehicles of this notification were removed and are no longer watched.',
        })
      }
      tagProblem={problem('noTag')}
      vehicleProblem={problem('noVehicle')}
    />
  )
}

// The count and its chart are as large as the form, which should be shown first.
const WhenItFires = lazy(() =>
  import('./preview/WhenItFires').then((part) => ({ default: part.WhenItFires })),
)

/** When a rule fires and how often it would have, loaded and rendered after the form. */
function LazyWhenItFires(props: WhenItFiresProps) {
  const { t } = useLingui()
  const isFormPainted = useIsPainted()
  const coming = (
    <Card title={t`When it fires`}>
      <Skeleton className={waiting.wait} />
    </Card>
  )
  // A boundary that is there already would hold the cards that come with it until its part is loaded.
  return isFormPainted ? (
    <Suspense fallback={coming}>
      <WhenItFires {...props} />
    </Suspense>
  ) : (
    coming
  )
}
