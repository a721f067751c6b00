import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isInventory, sectionOfVehicle } from '#domain/dealer/anyVehicle'
import { useAnyVehicle } from '../../../data/queries/anyVehicles'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { cardClass } from '../../../ui/display/cardClass'
import { Gate } from '../../../ui/feedback/Gate'
import { Notice } from '../../../ui/feedback/Notice'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { ICONS } from '../../../ui/icons/icons'
import { DealerPortrait } from '../dealer/DealerPortrait'
import { VehiclePortrait } from './hero/VehiclePortrait'
import styles from './VehicleDetailScreen.module.css'

export interface VehicleDetailScreenProps {
  id: string
}

/** Why there may be no vehicle with the id. */
const MISSING = {
  fleet: msg`It may have left the fleet, or the link may be incorrect.`,
  dealer: msg`It may have been sold, or the link may be incorrect.`,
}

/** One vehicle by its id, of a fleet or of a dealer's inventory, or why it is not shown. */
export function VehicleDetailScreen({ id }: VehicleDetailScreenProps) {
  const { t, i18n } = useLingui()
  return (
    <Gate
      live={useAnyVehicle(id)}
      loading={<Loading />}
      frame={(problem) => <section className={cardClass()}>{problem}</section>}
      missing={
        <section className={cardClass()}>
          <Notice
            icon={ICONS.car}
            title={t`We could not find this vehicle`}
            actions={
              <Link to="/1" className={buttonClass('primary')} activeOptions={{ exact: true }}>
                {t`View all vehicles`}
              </Link>
            }
          >
            <p>{i18n._(MISSING[sectionOfVehicle(id)])}</p>
          </Notice>
        </section>
      }
    >
      {(vehicle) =>
        isInventory(vehicle) ? (
          <DealerPortrait key={id} vehicle={vehicle} />
        ) : (
          <VehiclePortrait key={id} vehicle={vehicle} />
        )
      }
    </Gate>
  )
}

function Loading() {
  const { t } = useLingui()
  return (
    <div className={styles.wait}>
      <p className="visually-hidden" role="status">{t`Loading vehicle`}</p>
      <Skeleton className={styles.hero} />
      <Skeleton className={styles.tires} />
    </div>
  )
}
