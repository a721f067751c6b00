import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { BEHAVIOR_GROUPS, type BehaviorGroup, type BehaviorRow, groupOf } from '#domain/behavior/behavior'
import { useFormats } from '../../i18n/FormatsProvider'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'

const LABELS: Record<BehaviorGroup | 'all', MessageDescriptor> = {
  all: msg({ context: 'vehicles', message: 'All' }),
  gas: msg({ context: 'vehicles', message: 'Gas' }),
  electric: msg({ context: 'vehicles', message: 'Electric' }),
  notDriven: msg({ context: 'vehicles', message: 'Not driven' }),
}

export interface GroupChoiceProps {
  /** Null while they are being read. */
  rows: readonly BehaviorRow[] | null
  group: BehaviorGroup | null
  onGroup: (group: BehaviorGroup | null) => void
}

/** Which vehicles a table is of, each with how many: the three add up to all. */
export function GroupChoice({ rows, group, onGroup }: GroupChoiceProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { whole } = useFormats()
  const countOf = (id: BehaviorGroup | 'all') =>
    rows?.filter((row) => id === 'all' || groupOf(row) === id).length
  return (
    <SegmentedControl
      label={t`Vehicles`}
      segments={(['all', ...BEHAVIOR_GROUPS] as const).map((id) => {
        const count = countOf(id)
        return { id, label: count === undefined ? _(LABELS[id]) : `${_(LABELS[id])} ${whole(count)}` }
      })}
      value={group ?? 'all'}
      onChange={(id) => onGroup(id === 'all' ? null : id)}
    />
  )
}
