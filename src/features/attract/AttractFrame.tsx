import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { AttractScene } from '#domain/attract/scenes'
import { useFormats } from '../../i18n/FormatsProvider'
import { usePlayerName } from '../../i18n/usePlayerName'
import { useIsWide } from '../../state/useIsWide'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { Mark } from '../../ui/icons/Mark'
import { useBarRoom } from '../../widgets/ghost/useBarRoom'
import styles from './AttractFrame.module.css'

export interface AttractFrameProps {
  scene: AttractScene
  event: string
  onExplore: () => void
}

/** A caption for the screen below it, and a hint that a touch takes over. */
export function AttractFrame({ scene, event, onExplore }: AttractFrameProps) {
  const { t } = useLingui()
  const bar = useRef<HTMLElement>(null)
  useBarRoom(bar, String(useIsWide()))
  return (
    <section ref={bar} data-theme="dark" className={styles.bar} aria-label={t`Demo that plays by itself`}>
      <Mark size={44} />
      <div className={styles.words}>
        <p className={styles.event}>{event}</p>
        <p key={scene.kind} className={styles.caption}>
          <Caption scene={scene} />
        </p>
      </div>
      <button type="button" className={styles.explore} onClick={onExplore}>
        <Icon path={ACTION_ICONS.touch} size={24} />
        {t`Touch to explore`}
      </button>
    </section>
  )
}

function Caption({ scene }: { scene: AttractScene }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const nameOf = usePlayerName()
  if (scene.kind === 'run') {
    const name = nameOf(scene.run)
    const score = whole(scene.run.score)
    return (
      <Trans>
        Best run of the day: {name} with {score} points
      </Trans>
    )
  }
  const captions = {
    map: t`Where everyone is, right now`,
    trip: t`Every trip, second by second`,
    score: t`Who drives well, and why`,
    board: t`Today’s Fleet Heroes. Can you beat them?`,
  }
  return captions[scene.kind]
}
