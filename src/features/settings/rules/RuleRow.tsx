import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { textIn } from '#domain/base/localText'
import { CHANNELS, type Channel, hasChannel, withChannel } from '#domain/notifications/channels'
import type { NotificationRule } from '#domain/notifications/notificationRule'
import { changeRuleChannel } from '../../../data/queries/notificationChannels'
import { useFormats } from '../../../i18n/useFormats'
import { useLocale } from '../../../state/locale'
import { IconButton } from '../../../ui/controls/IconButton'
import { toast } from '../../../ui/feedback/toast'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import { ChannelToggle } from '../rows/ChannelToggle'
import { CHANNEL_CAPTIONS } from '../rows/channelCaptions'
import styles from './RuleRow.module.css'

export interface RuleRowProps {
  rule: NotificationRule
  sentence: ReactNode
  onDelete: () => void
}

/** One rule: its name links to the editor, its channels are switched in place. */
export function RuleRow({ rule, sentence, onDelete }: RuleRowProps) {
  const { t, i18n } = useLingui()
  const run = useUndoable()
  const { at, relative, stamp } = useFormats()
  const name = textIn(rule.name, useLocale())
  const when = relative(at(rule.lastUpdated))

  const change = async (channel: Channel, on: boolean): Promise<boolean> => {
    if (!hasChannel(withChannel(rule, channel, on))) {
      toast(
        t`A notification needs a channel. Turn the other one on first, or delete the notification.`,
        'info',
      )
      return false
    }
    return run(
      changeRuleChannel(rule.id, channel, on, stamp()),
      on ? t`${name}: turned on` : t`${name}: turned off`,
    )
  }
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <Link
          to="/7/set/{-$type}/{-$editing}"
          params={{ type: String(rule.type), editing: rule.id }}
          className={styles.name}
        >
          {name}
        </Link>
        <span className={styles.sentence}>{sentence}</span>
        <span className={styles.when}>{t`Last updated: ${when}`}</span>
      </div>
      <div className={styles.controls}>
        {CHANNELS.map((channel) => (
          <ChannelToggle
            key={channel}
            name={name}
            caption={i18n._(CHANNEL_CAPTIONS[channel])}
            checked={rule[channel]}
            onChange={(on) => change(channel, on)}
          />
        ))}
        <IconButton label={t`Delete ${name}`} icon={ACTION_ICONS.trash} onClick={onDelete} />
      </div>
    </li>
  )
}
