import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo } from 'react'
import type { Live } from '#domain/base/live'
import { BLOCK_SECTIONS, type BlockSection } from '#domain/performance/driveBlockSearch'
import type { DriveBlockState } from '#domain/vehicle/driveBlock'
import { IGNITION_LABELS } from '../../../i18n/labels'
import { useFormats } from '../../../i18n/useFormats'
import { Toggle } from '../../../ui/controls/Toggle'
import { StatusLabel, type Tone } from '../../../ui/display/StatusLabel'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { ICONS } from '../../../ui/icons/icons'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { ListGate } from '../../../widgets/list/ListGate'
import { ListTable } from '../../../widgets/list/ListTable'
import { useList } from '../../../widgets/list/useList'
import { type AddressedList, useListAddress } from '../../../widgets/list/useListAddress'
import { useSignedInPermissions } from '../../../widgets/people/useSignedInPermissions'
import { DriveBlockDialog } from '../../../widgets/vehicle/driveBlock/DriveBlockDialog'
import { useDriveBlock } from '../../../widgets/vehicle/driveBlock/useDriveBlock'
import { useHindranceText } from '../../../widgets/vehicle/driveBlock/useHindranceText'
import { NameCell } from '../../../widgets/vehicle/NameCell'
import { SafetyTools } from '../SafetyTools'
import { type BlockRow, blockValues, isAvailable } from './blockRow'
import styles from './DriveBlock.module.css'

export interface BlockListProps extends AddressedList<BlockSection> {
  /** One row for each vehicle. */
  live: Live<readonly BlockRow[]>
  placeholder: string
}

const FIRST_SORT = { column: 'block', descending: false }
const rowId = ({ id }: BlockRow) => id
const rowTo = ({ id }: BlockRow) => `/1/detail/${id}`
const textOf = ({ text }: BlockRow) => text

/** Vehicles with their drive blocks and a switch for each. */
export function BlockList({ live, placeholder, ...addressed }: BlockListProps) {
  const { t } = useLingui()
  const { i18n } = useCatalog()
  const { blocksDriving } = useSignedInPermissions()
  const { ask, dialog } = useDriveBlock()
  const onSwitch = useCallback(
    ({ id, label, isBlocked, isIgnitionOn }: BlockRow) =>
      ask({ id, label, on: !isBlocked, isIgnitionOn: isIgnitionOn === true }),
    [ask],
  )
  const columns = useBlockColumns(blocksDriving ? onSwitch : null)
  const address = useListAddress<BlockSection>(
    { ...addressed, search: { ...addressed.search, filter: undefined } },
    { sections: BLOCK_SECTIONS, columns, firstSort: FIRST_SORT },
  )
  const list = useList<BlockRow, BlockSection>({
    live,
    address,
    sections: BLOCK_SECTIONS,
    columns,
    valuesOf: blockValues,
    textOf,
    tieBreakerBy: 'vehicle',
  })
  const words = {
    section: (section: BlockSection) => (section === 'block' ? t`Drive block` : t`Right now`),
    value: (section: BlockSection, value: string) => {
      const label =
        (section === 'block' ? BLOCK_LOOKS[value as BlockStanding] : undefined)?.label ?? NOW_LABELS[value]
      return label ? i18n._(label) : value
    },
  }
  return (
    <>
      <ListGate live={live}>
        <SafetyTools
          list={list}
          sections={BLOCK_SECTIONS}
          words={words}
          label={t`Search vehicles`}
          placeholder={placeholder}
          quick="block"
        />
        <ListTable
          list={list}
          label={t`Drive block by vehicle`}
          rowId={rowId}
          rowTo={rowTo}
          empty={<EmptyState icon={ICONS.car} title={t`No vehicles here yet`} />}
        />
      </ListGate>
      <DriveBlockDialog {...dialog} />
    </>
  )
}

/** Order of the states when sorted: what someone waits for comes first. */
const ORDER = { waiting: 0, blocked: 1, released: 2, free: 3 } as const

/**
 * Columns of the list of drive blocks.
 * @param onSwitch null if the signed-in user may not block vehicles
 */
function useBlockColumns(onSwitch: ((row: BlockRow) => void) | null): readonly DataColumn<BlockRow>[] {
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
              // The dialog decides; until then the switch does not move.
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
              <span
                className={styles.reason}
              >{t`In use. The block takes effect once the ignition is off.`}</span>
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

/** The state of a vehicle's block; unavailable if none can be set now. */
type BlockStanding = DriveBlockState | 'unavailable'

const BLOCK_LOOKS: Record<BlockStanding, { label: MessageDescriptor; tone: Tone; icon: string }> = {
  waiting: { label: msg`Requested, waiting for ignition off`, tone: 'med', icon: ICONS.clock },
  blocked: { label: msg`Blocked`, tone: 'high', icon: ICONS.lock },
  released: { label: msg`Released`, tone: 'ok', icon: ACTION_ICONS.unlock },
  free: { label: msg`Free to drive`, tone: 'ok', icon: ICONS.check },
  unavailable: { label: msg`Not available`, tone: 'unk', icon: ICONS.minus },
}

/** Values of the filter "Right now". */
const NOW_LABELS: Record<string, MessageDescriptor> = {
  ignitionOn: msg`Ignition on`,
  ignitionOff: msg`Ignition off`,
  silent: msg`Sends no data`,
  notEquipped: msg`Not equipped`,
  masked: msg`Location masked`,
}
