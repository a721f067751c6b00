import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ConfigSource } from '../../../state/config'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { FilePick } from '../frame/FilePick'
import styles from '../frame/panels.module.css'
import { useStaffForm } from '../frame/useStaffForm'
import { type CheckedConfig, ConfigPreview } from './ConfigPreview'

export interface ConfigPanelProps {
  source: ConfigSource
  /** Parses a text as a config.json; null if it is something else. */
  onCheck: (text: string) => Promise<CheckedConfig | null>
  /** Uses a checked file and restarts; resolves to whether it was stored. */
  onUse: (checked: CheckedConfig) => Promise<boolean>
  onRelease: () => void
}

/** A config.json has a few kilobytes: a larger file is something else, and is not read. */
const MAX_CONFIG_BYTES = 256_000

type Refusal = 'not-config' | 'failed'

/** The current configuration, and a way to replace it (docs/decisions.md D37). */
export function ConfigPanel({ source, onCheck, onUse, onRelease }: ConfigPanelProps) {
  const { t } = useLingui()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [preview, setPreview] = useState<{ fileName: string; checked: CheckedConfig } | null>(null)
  useStaffForm(preview !== null)
  const check = async ([file]: readonly File[]) => {
    if (!file) return
    setRefusal(null)
    try {
      const checked = file.size > MAX_CONFIG_BYTES ? null : await onCheck(await file.text())
      if (checked) setPreview({ fileName: file.name, checked })
      else setRefusal('not-config')
    } catch {
      setRefusal('failed')
    }
  }
  const use = async (checked: CheckedConfig) => {
    if (!(await onUse(checked))) setRefusal('failed')
    setPreview(null)
  }
  return (
    <Card title={t`Configuration`}>
      <p className={styles.line}>
        <SourceText source={source} />
      </p>
      <div className={styles.actions}>
        <FilePick accept=".json,application/json" onPick={check}>
          <Trans>Load a file</Trans>
        </FilePick>
        {source === 'by-hand' && (
          <Button kind="plain" onClick={onRelease}>
            <Trans>Use the server’s file</Trans>
          </Button>
        )}
      </div>
      <p role="status" className={styles.line}>
        {refusal === 'not-config' && (
          <Trans>
            Nothing was changed. This is not a configuration: choose a config.json, and check that it is valid
            JSON.
          </Trans>
        )}
        {refusal === 'failed' && <Trans>This device could not read or store the file. Try again.</Trans>}
      </p>
      {preview && (
        <ConfigPreview {...preview} onUse={() => use(preview.checked)} onClose={() => setPreview(null)} />
      )}
    </Card>
  )
}

function SourceText({ source }: { source: ConfigSource }) {
  switch (source) {
    case 'by-hand':
      return <Trans>A file loaded on this device is in use. The server’s config.json is ignored.</Trans>
    case 'fresh':
      return <Trans>The server’s config.json is in use.</Trans>
    case 'last-good':
      return <Trans>The last valid config.json is in use. The server’s file could not be read.</Trans>
    case 'built-in':
      return <Trans>No config.json has been read yet. Default settings are in use.</Trans>
    case null:
      return <Trans>Checking</Trans>
  }
}
