import { useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import type { CamerasSearch } from '#domain/performance/camerasSearch'
import { useCapabilities } from '../../../state/capabilities'
import type { SelectedFleet } from '../../../state/fleet'
import { useWaypoint } from '../../../state/waypoints'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { cardClass } from '../../../ui/display/cardClass'
import { Notice } from '../../../ui/feedback/Notice'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { ICONS } from '../../../ui/icons/icons'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import styles from '../SafetyList.module.css'
import { CameraList } from './CameraList'
import { CameraOffer } from './CameraOffer'
import { ClipList } from './ClipList'

export interface CamerasScreenProps {
  search: CamerasSearch
  onSearch: (change: CamerasSearch) => void
  fleet: SelectedFleet
}

/** Statuses and clips of the cameras, or an offer if no camera was added (docs/rules.md PE-05). */
export function CamerasScreen({ search, onSearch, fleet }: CamerasScreenProps) {
  const { t } = useLingui()
  const { performance, inventory, camera } = useCapabilities()
  const target = useWaypoint('cameras')
  const view = search.view ?? 'cameras'
  // The pressed view is marked at once; its list follows, and the other stays until then.
  const before = useDeferredValue(search)
  const shownView = before.view ?? 'cameras'
  const listed = shownView === view ? search : before
  if (!performance) {
    return (
      <LockedScreen
        title={t`Camera statuses are not included in your plan`}
        room={<CameraList search={search} onSearch={onSearch} fleet={fleet} />}
      >
        {t`A higher plan shows how every camera is doing and what it saw.`}
      </LockedScreen>
    )
  }
  if (inventory) {
    return (
      <section className={cardClass()}>
        <Notice
          icon={ICONS.camera}
          title={t`Cameras are for fleets`}
          actions={<LinkButton kind="primary" to="/1">{t`View all vehicles`}</LinkButton>}
        >
          <p>{t`A dealership’s inventory has no cameras. They can be added once a vehicle is in a fleet.`}</p>
        </Notice>
      </section>
    )
  }
  if (!camera) return <CameraOffer ref={target} fleet={fleet} />
  return (
    <div className={styles.screen} ref={target}>
      <div>
        <SegmentedControl
          label={t`View`}
          segments={[
            { id: 'cameras', label: t`Cameras` },
            { id: 'clips', label: t`Clips of the last 7 days` },
          ]}
          value={view}
          onChange={(id) =>
            onSearch({
              view: id === 'clips' ? 'clips' : undefined,
              q: undefined,
              sort: undefined,
              hide: undefined,
            })
          }
        />
      </div>
      {shownView === 'clips' ? (
        <ClipList search={listed} onSearch={onSearch} fleet={fleet} />
      ) : (
        <CameraList search={listed} onSearch={onSearch} fleet={fleet} />
      )}
    </div>
  )
}
