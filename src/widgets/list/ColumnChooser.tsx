import { useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button'
import { FilterCount } from '../../ui/controls/FilterCount'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Popover } from '../../ui/overlays/Popover'
import type { DataColumn } from '../../ui/table/dataColumns'
import styles from './ColumnChooser.module.css'
import type { ListAddress } from './useListAddress'

export interface ColumnChooserProps<Row> extends Pick<ListAddress<never>, 'hidden' | 'setHidden'> {
  columns: readonly DataColumn<Row>[]
}

/** Which columns a list shows; the first one names the row and stays. */
export function ColumnChooser<Row>({ columns, hidden, setHidden }: ColumnChooserProps<Row>) {
  const { t } = useLingui()
  const count = hidden.length
  const offered = columns.slice(1).filter(({ hideHeader }) => !hideHeader)
  const show = (id: string, on: boolean) =>
    setHidden(columns.map((column) => column.id).filter((one) => (one === id ? !on : hidden.includes(one))))
  return (
    <span className={styles.chooser}>
      <span aria-hidden="true">
        <FilterCount count={count} />
      </span>
      <Popover
        label={t`Columns`}
        placement="bottom end"
        trigger={{
          kind: 'icon',
          icon: ACTION_ICONS.columns,
          label: count > 0 ? t`Columns, ${count} hidden` : t`Columns`,
        }}
      >
        <div className={styles.content}>
          {offered.map(({ id, header }) => (
            <CheckboxField key={id} checked={!hidden.includes(id)} onChange={(on) => show(id, on)}>
              {header}
            </CheckboxField>
          ))}
          <Button kind="ghost" disabled={count === 0} onClick={() => setHidden([])}>
            {t`Show all columns`}
          </Button>
        </div>
      </Popover>
    </span>
  )
}
