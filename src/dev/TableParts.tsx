import { useState } from 'react'
import { IconButton } from '../ui/controls/IconButton'
import { Card } from '../ui/display/Card'
import { StatusLabel } from '../ui/display/StatusLabel'
import { SegmentedControl } from '../ui/fields/SegmentedControl'
import { ACTION_ICONS } from '../ui/icons/actionIcons'
import { ICONS } from '../ui/icons/icons'
import { DataTable } from '../ui/table/DataTable'
import type { DataColumn } from '../ui/table/dataColumns'
import styles from './KitPage.module.css'
import { EMOJI_NAME, LONG_NAME, RTL_NAME } from './samples'

interface Unit {
  id: string
  name: string
  driver: string | null
  miles: number | null
  score: number
}

const NAMES = [LONG_NAME, RTL_NAME, EMOJI_NAME]

/** Generates varied rows that are the same at every load. */
function units(count: number): Unit[] {
  return Array.from({ length: count }, (_, i) => ({
    id: String(i),
    name: (i < 6 && NAMES[i % 3]) || `Unit ${String((i * 7919) % 10_007).padStart(4, '0')}`,
    driver: i % 7 === 3 ? null : `Driver ${(i * 31) % 211}`,
    miles: i % 11 === 5 ? null : (i * 48_271) % 90_000,
    score: 60 + ((i * 17) % 41),
  }))
}

const COLUMNS: readonly DataColumn<Unit>[] = [
  {
    id: 'name',
    header: 'Vehicle',
    width: 260,
    cell: (row) => row.name,
    sortBy: (row) => row.name,
    total: (rows) => `${rows.length} vehicles`,
  },
  {
    id: 'status',
    header: 'Status',
    width: 160,
    cell: (row) => (
      <StatusLabel
        tone={row.score > 80 ? 'ok' : 'med'}
        icon={row.score > 80 ? ICONS.circleCheck : ICONS.triangleAlert}
        pill
      >
        {row.score > 80 ? 'No issues' : 'Low tire'}
      </StatusLabel>
    ),
    sortBy: (row) => row.score,
  },
  { id: 'driver', header: 'Driver', cell: (row) => row.driver, sortBy: (row) => row.driver },
  ...['Trips', 'Idle', 'Fuel', 'Alerts'].map((header, i) => ({
    id: header,
    header,
    width: 110,
    numeric: true,
    cell: (row: Unit) => String((row.score * (i + 3)) % 97),
  })),
  {
    id: 'miles',
    header: 'Miles',
    width: 120,
    numeric: true,
    keep: true,
    highFirst: true,
    cell: (row) => row.miles?.toLocaleString('en') ?? null,
    sortBy: (row) => row.miles,
    total: (rows) => rows.reduce((sum, { miles }) => sum + (miles ?? 0), 0).toLocaleString('en'),
  },
  {
    id: 'more',
    header: 'Actions',
    width: 76,
    hideHeader: true,
    keep: true,
    cell: (row) => <IconButton label={`Delete ${row.name}`} icon={ACTION_ICONS.trash} />,
  },
]

const ROWS = { few: units(8), many: units(10_000), loading: null, empty: [] }
type Kind = keyof typeof ROWS

/** Tables with few rows, ten thousand, none, loading, and with totals. `?rows=many` selects one. */
export function TableParts() {
  const [kind, setKind] = useState<Kind>(
    () => (new URLSearchParams(location.search).get('rows') as Kind | null) ?? 'few',
  )
  return (
    <div className={styles.wide}>
      <div className={styles.stack}>
        <SegmentedControl
          label="Rows"
          segments={(Object.keys(ROWS) as Kind[]).map((id) => ({ id, label: id }))}
          value={kind}
          onChange={setKind}
        />
        <DataTable
          key={kind}
          label="Vehicles"
          columns={COLUMNS}
          rows={ROWS[kind]}
          rowId={(row) => row.id}
          rowTo={(row) => `/1/detail/${row.id}`}
          firstSort={{ column: 'name', descending: false }}
          selectedId="2"
        />
        <Card title="In a card">
          <DataTable
            bare
            label="Without links"
            columns={COLUMNS.slice(0, 3)}
            rows={ROWS.few.slice(0, 3)}
            rowId={(row) => row.id}
          />
        </Card>
      </div>
    </div>
  )
}
