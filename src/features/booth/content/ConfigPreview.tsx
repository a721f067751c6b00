import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ConfigGaps, KioskConfig } from '#domain/device/config'
import { Button } from '../../../ui/controls/Button'
import { FactList } from '../../../ui/display/FactList'
import { Dialog } from '../../../ui/overlays/Dialog'
import panels from '../frame/panels.module.css'
import styles from './ConfigPreview.module.css'

/** What a file would change, and its problems. */
export interface CheckedConfig {
  config: KioskConfig
  gaps: ConfigGaps
  /** Problems of invalid keys, one per line. */
  problems: readonly string[]
  /** Keys of the file that this version does not have. */
  unknown: readonly string[]
}

export interface ConfigPreviewProps {
  fileName: string
  checked: CheckedConfig
  onUse: () => Promise<void>
  onClose: () => void
}

/** A configuration and its problems, before it is used. */
export function ConfigPreview({ fileName, checked, onUse, onClose }: ConfigPreviewProps) {
  const { t } = useLingui()
  const { config, gaps, problems, unknown } = checked
  const { metricsUrl } = config
  return (
    <Dialog
      isOpen
      title={fileName}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onClick={onUse}>
            <Trans>Use this file</Trans>
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          { name: t`Event`, value: config.event },
          {
            name: t`Metrics service`,
            value:
              metricsUrl === undefined
                ? t`Not known: records wait`
                : metricsUrl === null
                  ? t`None: nothing is sent`
                  : metricsUrl || t`This server`,
          },
        ]}
      />
      <div className={styles.findings}>
        <Keys lines={problems}>
          <Trans>Wrong or missing. The last valid value stays.</Trans>
        </Keys>
        <Keys lines={unknown}>
          <Trans>Not known to this version, and ignored. Check the spelling.</Trans>
        </Keys>
        <Keys lines={gaps.defaults}>
          <Trans>Left out. The default applies.</Trans>
        </Keys>
      </div>
      <p className={panels.line}>
        <Trans>
          The page restarts with this file. The server’s config.json is ignored until you switch back.
        </Trans>
      </p>
    </Dialog>
  )
}

/** Keys under a heading; nothing without any. */
function Keys({ lines, children }: { lines: readonly string[]; children: ReactNode }) {
  if (lines.length === 0) return null
  return (
    <div>
      <p className={styles.what}>{children}</p>
      <ul className={panels.said} translate="no">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
