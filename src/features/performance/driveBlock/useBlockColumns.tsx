import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useFormats } from '../../../i18n/FormatsProvider'
import { IGNITION_LABELS } from '../../../i18n/labels'
import { Toggle } from '../../../ui/controls/Toggle'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { useHindranceText } from '../../../widgets/vehicle/driveBlock/useHindranceText'
import { NameCell } from '../../../widgets/vehicle/NameCell'
import { BLOCK_LOOKS } from './blockLabels'
import { type BlockRow, isAvailable } from './blockRow'
import styles from './DriveBlock.module.css'

/** Where a state stands when they are ordered: what somebody waits for goes first. */
const ORDER = { waiting: 0, blocked: 1, released: 2, free: 3 } as const

/**
 * Columns of the list of drive blocks.
 * @param onSwitch null where whoever is signed in may not block vehicles
 */
export function useBlockColumns(onSwitch: ((row: BlockRow) => void) | null): readonly DataColumn<BlockRow>[] {
  const { t } = useLingui()
  const { i18n } = useCatalog()
  const { at, dateTime } = useFormats()
  const reasonOf = useHindranceText()
  return useMemo(() => {
    const columns: DataColumn<BlockRow>[] = [
      {
        id: 'vehicle',
        header: t`Vehicle`,
        width: 232,
        cell: (row) => <NameCell image={row.image} label={row.label} model={row.model} />,
        sortBy: ({ label }) => label,
      },
      {
        id: 'block',
        header: t`Drive block`,
        width: 208,
        keep: true,
        cell: (row) => {
          const { label, tone, icon } = BLOCK_LOOKS[isAvailable(row) ? row.state : 'unavailable']
          return (
            <StatusLabel tone={tone} icon={icon}>
              {i18n._(label)}
            </StatusLabel>
          )
        },
        sortBy: ({ state, hindrance }) => ORDER[state] + (hindrance === null ? 0 : 10),
      },
      {
        id: 'switch',
        header: t`Switch`,
        width: 96,
        keep: true,
        cell: (row) =>
          onSwitch === null || row.hindrance !== null ? null : (
            <Toggle
              label={t`Drive block for ${row.label}`}
              data-target={`drive-block:${row.id}`}
              checked={row.isBlocked}
              // The dialog decides: until then the switch stays where it is.
              onChange={async () => {
                onSwitch(row)
                return false
              }}
            />
          ),
      },
      {
        id: 'ignition',
        header: t`Ignition`,
        width: 104,
        cell: ({ isIgnitionOn }) =>
          isIgnitionOn === null ? null : i18n._(isIgnitionOn ? IGNITION_LABELS.on : IGNITION_LABELS.off),
        sortBy: ({ isIgnitionOn }) => (isIgnitionOn === null ? null : Number(isIgnitionOn)),
      },
      {
        id: 'reason',
        header: t`What to know`,
        width: 264,
        cell: ({ hindrance, isIgnitionOn, isBlocked }) => {
          if (hindrance !== null) return <span className={styles.reason}>{reasonOf(hindrance)}</span>
          if (isIgnitionOn && !isBlocked)
            return (
              <span className={styles.reason}>{t`In use. A block waits until the ignition is off.`}</span>
            )
          return ''
        },
      },
      {
        id: 'driver',
        header: t`Driver`,
        width: 140,
        cell: ({ driver }) => driver ?? <span className={styles.reason}>{t`Unassigned`}</span>,
        sortBy: ({ driver }) => driver,
      },
      {
        id: 'changed',
        header: t`Last changed`,
        width: 176,
        highFirst: true,
        cell: ({ log: [last] }) => last && <>{dateTime(at(last.at))}</>,
        sortBy: ({ log: [last] }) => (last ? at(last.at).getTime() : null),
      },
    ]
    return columns
  }, [t, i18n, at, dateTime, reasonOf, onSwitch])
}
