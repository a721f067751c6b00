import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import { type Live, mapLive, matchLive, valueOr } from '#domain/base/live'
import { CITIES, REGIONS } from '#domain/base/locale'
import type { FleetPreview } from '#domain/booth/ownFleet/fleetByDials'
import { FEWEST_DIALED, type FleetDials, MOST_DIALED } from '#domain/device/ownFleetFacts'
import { useFormats } from '../../i18n/useFormats'
import { Button } from '../../ui/controls/Button'
import { ScreenHeading } from '../../ui/display/ScreenHeading'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { Progress } from '../../ui/feedback/Progress'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { Dial } from './Dial'
import { FleetFigures } from './FleetFigures'
import styles from './YourFleetScreen.module.css'

/** The map comes after the dials, which do not wait for it. */
const FleetMap = lazy(() => import('../../map/FleetMap').then((part) => ({ default: part.FleetMap })))

/** What runs, or what failed. */
export type FleetWork = 'none' | 'showing' | 'removing' | 'notShown' | 'notRemoved'

export interface YourFleetScreenProps {
  title: string
  dials: FleetDials
  onTurn: (dials: FleetDials) => void
  /** Counts a fleet as the product would, once the shipped rows are read. */
  previews: Live<(dials: FleetDials) => FleetPreview>
  onRetry: () => void
  /** Whether the plan shows where vehicles are. */
  showsMap: boolean
  work: FleetWork
  onShow: () => unknown
  onBack: () => void
  /** Shows the shipped fleet again; null while it is shown. */
  onRemove: (() => unknown) | null
}

/** Steps of the dials. */
const VEHICLE_STEP = 1
const PERCENT_STEP = 5

/** A fleet of the visitor's own size, by three dials, and at once what the product makes of it (docs/booth.md B8). */
export function YourFleetScreen(props: YourFleetScreenProps) {
  const { title, dials, onTurn, previews, onRetry, showsMap, work, onShow, onBack, onRemove } = props
  const { t } = useLingui()
  const { whole, percent } = useFormats()
  // A step of a dial is drawn first, and its figures in the next frame.
  const counted = useDeferredValue(dials)
  const preview = useMemo(() => mapLive(previews, (count) => count(counted)), [previews, counted])
  const fleet = valueOr(preview, null)
  const isBusy = work === 'showing' || work === 'removing'
  const { vehicles: count } = dials
  const vehicles = t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`
  const share = percent(dials.electricPercent)
  return (
    <main className={styles.screen}>
      <div className={styles.intro}>
        <Button kind="ghost" onClick={onBack} disabled={isBusy}>
          <Icon path={ACTION_ICONS.arrowLeft} />
          {t`Back`}
        </Button>
        <ScreenHeading title={title} place="/your-fleet" className={styles.title} />
        <p className={styles.lead}>
          <Trans>Turn the dials. The demo becomes a fleet of your size, on sample trips.</Trans>
        </p>
      </div>
      <fieldset className={styles.dials} disabled={isBusy} aria-label={t`Dials`}>
        <Dial
          label={t`Vehicles`}
          value={dials.vehicles}
          from={FEWEST_DIALED}
          to={MOST_DIALED}
          step={VEHICLE_STEP}
          text={vehicles}
          onTurn={(next) => onTurn({ ...dials, vehicles: next })}
        >
          {whole(dials.vehicles)}
        </Dial>
        <Dial
          label={t`Electric`}
          value={dials.electricPercent}
          from={0}
          to={100}
          step={PERCENT_STEP}
          text={share}
          onTurn={(next) => onTurn({ ...dials, electricPercent: next })}
        >
          {share}
        </Dial>
        <div className={styles.city}>
          <h2 className={styles.label}>{t`City`}</h2>
          <SegmentedControl
            label={t`City`}
            segments={REGIONS.map((id) => ({ id, label: CITIES[id] }))}
            value={dials.region}
            onChange={(region) => onTurn({ ...dials, region })}
            block
          />
        </div>
      </fieldset>
      <section className={styles.preview} aria-label={t`Preview`}>
        {matchLive(preview, {
          error: ({ code }) => <ProblemPanel code={code} onRetry={onRetry} />,
          missing: () => null,
          loading: () => <PreviewFrame fleet={null} dials={dials} showsMap={showsMap} />,
          ready: () => <PreviewFrame fleet={fleet} dials={counted} showsMap={showsMap} />,
        })}
      </section>
      <div className={styles.actions}>
        {isBusy ? (
          <Progress label={work === 'showing' ? t`Preparing your fleet` : t`Preparing the demo fleet`} />
        ) : (
          <Button kind="primary" onClick={onShow} disabled={fleet === null}>
            {t`See it as your fleet`}
            <Icon path={ICONS.arrowRight} />
          </Button>
        )}
        <p role="status" className={styles.note}>
          {work === 'none' && t`It stays on this device until your visit ends.`}
          {(work === 'notShown' || work === 'notRemoved') && (
            <Trans>That did not work. The demo is unchanged. Try again.</Trans>
          )}
        </p>
        {onRemove && !isBusy && (
          <Button kind="plain" onClick={onRemove}>
            {t`Back to the demo fleet`}
          </Button>
        )}
      </div>
    </main>
  )
}

interface PreviewFrameProps extends Pick<YourFleetScreenProps, 'dials' | 'showsMap'> {
  fleet: FleetPreview | null
}

function PreviewFrame({ fleet, dials, showsMap }: PreviewFrameProps) {
  const { t } = useLingui()
  return (
    <>
      {showsMap && (
        <div className={styles.map}>
          <Suspense>
            <FleetMap region={dials.region} label={t`Map`} vehicles={fleet?.placed ?? NONE} />
          </Suspense>
        </div>
      )}
      <FleetFigures preview={fleet} />
    </>
  )
}

const NONE: FleetPreview['placed'] = []
