import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EVENT_FLAGS, type EventFlag } from '#domain/notifications/channels'
import type { EventSettings } from '#domain/notifications/notificationRow'
import { changeEventFlag } from '../../../data/queries/notificationChannels'
import { Toggle } from '../../../ui/controls/Toggle'
import { Card } from '../../../ui/display/Card'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { EVENT_FLAG_LOOKS } from '../../../widgets/rules/look/eventFlagLooks'
import { RULE_TYPE_LOOKS } from '../../../widgets/rules/look/ruleTypeLooks'
import { useUndoable } from '../../../widgets/undo/useUndoable'
import styles from './EventFlags.module.css'

/** What each flag switches. */
const ABOUT: Record<EventFlag, MessageDescriptor> = {
  diagnostics: msg`Low oil, tire pressure, or fuel, and charging.`,
  driverSpeeding: msg`A driver goes faster than the posted limit.`,
  maintenanceReminder: msg`A vehicle is due for service.`,
}

/** Events of vehicles that are on or off as a whole; each links to its rules (docs/rules.md ES-01 to ES-03). */
export function EventFlags({ settings }: { settings: EventSettings }) {
  const { t, i18n } = useLingui()
  const run = useUndoable()
  return (
    <Card title={t`Vehicle events`} icon={ICONS.bell}>
      <ul className={styles.list}>
        {EVENT_FLAGS.map((flag) => {
          const { type } = EVENT_FLAG_LOOKS[flag]
          const name = i18n._(EVENT_FLAG_LOOKS[flag].name)
          return (
            <li key={flag} className={styles.row}>
              <div className={styles.text}>
                <span className={styles.name}>{name}</span>
                <span className={styles.about}>{i18n._(ABOUT[flag])}</span>
              </div>
              <Link to="/7" search={{ type: `${type}` }} className={styles.link}>
                {t`Rules: ${i18n._(RULE_TYPE_LOOKS[type].name)}`}
                <Icon path={ICONS.chevronRight} size={16} />
              </Link>
              <Toggle
                label={name}
                checked={settings[flag]}
                onChange={(on) =>
                  run(changeEventFlag(flag, on), on ? t`${name}: turned on` : t`${name}: turned off`)
                }
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
