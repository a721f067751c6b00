import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { REVIEW_STATUSES, type ReviewStatus } from '#domain/trips/cameraEvent'
import { Button } from '../../../ui/controls/Button'
import { ICONS } from '../../../ui/icons/icons'
import { MenuButton } from '../../../ui/overlays/MenuButton'
import styles from './Cameras.module.css'
import { REVIEW_LOOKS } from './cameraLooks'

export interface ReviewBarProps {
  /** Ids of the clips that are ticked, and of all that are listed. */
  chosen: readonly string[]
  listed: readonly string[]
  onChoose: (ids: readonly string[]) => void
  onMark: (status: ReviewStatus) => Promise<void>
}

/** Marks all ticked clips at once. */
export function ReviewBar({ chosen, listed, onChoose, onMark }: ReviewBarProps) {
  const { t, i18n } = useLingui()
  const count = chosen.length
  if (listed.length === 0) return null
  return (
    <div className={styles.bar}>
      {count === 0 ? (
        <Button kind="ghost" onClick={() => onChoose(listed)}>
          {plural(listed.length, { one: 'Select # clip', other: 'Select all # clips' })}
        </Button>
      ) : (
        <>
          <p className={styles.counted} role="status">
            {plural(count, { one: '# clip selected', other: '# clips selected' })}
          </p>
          <MenuButton
            label={t`Mark as`}
            trigger={{ kind: 'primary', children: t`Mark as`, arrow: ICONS.chevronDown }}
            placement="bottom start"
            groups={[
              {
                id: 'review',
                label: t`Mark as`,
                entries: REVIEW_STATUSES.map((status) => ({
                  id: status,
                  label: i18n._(REVIEW_LOOKS[status].label),
                  icon: REVIEW_LOOKS[status].icon,
                })),
                onAction: (id) => {
                  const status = REVIEW_STATUSES.find((one) => one === id)
                  if (status) void onMark(status)
                },
              },
            ]}
          />
          <Button kind="ghost" onClick={() => onChoose([])}>
            {t`Clear selection`}
          </Button>
        </>
      )}
    </div>
  )
}
