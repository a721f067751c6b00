import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { textIn } from '#domain/base/localText'
import { CHANNELS, type Channel } from '#domain/notifications/channels'
import type { NotificationRow } from '#domain/notifications/notificationRow'
import { changeRowChannel } from '../../../data/queries/notificationChannels'
import { useLocale } from '../../../state/locale'
import { Toggle } from '../../../ui/controls/Toggle'
import { cardClass } from '../../../ui/display/cardClass'
import { Icon } from '../../../ui/icons/Icon'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { CHANNEL_CAPTIONS } from './channelCaptions'
import styles from './RowGroup.module.css'

export interface RowGroupProps {
  title: string
  icon: string
  rows: readonly NotificationRow[]
}

/** The rows of a group as a table of switches: one column for each channel, and a row that switches a whole column. */
export function RowGroup({ title, icon, rows }: RowGroupProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const locale = useLocale()
  const run = useUndoable()
  const captionOf = (channel: Channel) => i18n._(CHANNEL_CAPTIONS[channel])

  const switchAll = (channel: Channel, on: boolean) => {
    const caption = captionOf(channel)
    const ids = rows.map((row) => row.id)
    return run(
      changeRowChannel(ids, channel, on),
      on ? t`${title}, ${caption}: all turned on` : t`${title}, ${caption}: all turned off`,
    )
  }
  const onCount = (channel: Channel) => rows.filter((row) => row[channel]).length
  const total = rows.length
  const inAppCount = onCount('inApp')
  const emailCount = onCount('email')
  return (
    <section className={cardClass(styles.group)} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        <Icon path={icon} />
        {title}
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t`Notice`}</span>
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className={styles.channel}>
                {captionOf(channel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={styles.all}>
            <th scope="row" className={styles.row}>
              <span className={styles.name}>{t`All`}</span>
              <span className={styles.desc}>
                {t`${inAppCount} of ${total} in the app, ${emailCount} by email`}
              </span>
            </th>
            {CHANNELS.map((channel) => {
              const caption = captionOf(channel)
              return (
                <td key={channel} className={styles.channel}>
                  <Toggle
                    label={t`All of ${title}: ${caption}`}
                    checked={onCount(channel) === total}
                    onChange={(on) => switchAll(channel, on)}
                  />
                </td>
              )
            })}
          </tr>
          {rows.map((row) => {
            const name = textIn(row.name, locale)
            return (
              <tr key={row.id}>
                <th scope="row" className={styles.row}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.desc}>{textIn(row.desc, locale)}</span>
                </th>
                {CHANNELS.map((channel) => {
                  const caption = captionOf(channel)
                  return (
                    <td key={channel} className={styles.channel}>
                      <Toggle
                        label={t`${name}: ${caption}`}
                        checked={row[channel]}
                        onChange={(on) =>
                          run(
                            changeRowChannel([row.id], channel, on),
                            on ? t`${name}: turned on` : t`${name}: turned off`,
                          )
                        }
                      />
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
