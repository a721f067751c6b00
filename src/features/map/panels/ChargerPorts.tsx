import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Charger } from '#domain/places/charger'
import { type PortGroup, portGroups } from '#domain/places/chargerPorts'
import { useFormats } from '../../../i18n/useFormats'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import styles from './ChargerPorts.module.css'

/** The ports by kind: plug, rating, price, and how many are free, or that the network does not report it. */
export function ChargerPorts({ charger }: { charger: Charger }) {
  const { t } = useLingui()
  return (
    <ul className={styles.ports} aria-label={t`Ports`}>
      {portGroups(charger.ports).map((group) => (
        <li key={`${group.type} ${group.rating} ${group.cost}`} className={styles.port}>
          <Kind group={group} />
          {charger.unknown ? (
            <StatusLabel tone="unk" icon={ICONS.circleQuestionMark}>
              {t`Availability unknown`}
            </StatusLabel>
          ) : (
            <Free group={group} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Kind({ group: { type, rating, cost, count } }: { group: PortGroup }) {
  const { t } = useLingui()
  const formats = useFormats()
  const power = formats.whole(rating)
  const price = formats.money(cost)
  return (
    <span className={styles.kind}>
      <span className={styles.type}>
        {type}
        <span className={styles.count}> × {formats.whole(count)}</span>
      </span>
      <span className={styles.detail}>
        {power}
        {'\u00a0'}kW, {cost === 0 ? t`free` : <Trans>{price} per kWh</Trans>}
      </span>
    </span>
  )
}

function Free({ group: { available, count } }: { group: PortGroup }) {
  return (
    <StatusLabel
      tone={available > 0 ? 'ok' : 'med'}
      icon={available > 0 ? ICONS.circleCheck : ICONS.circleAlert}
    >
      <Plural
        value={available}
        _0={`None of ${count} available`}
        one={`# of ${count} available`}
        other={`# of ${count} available`}
      />
    </StatusLabel>
  )
}
