import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ConfigSource } from '../../../state/config'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { FilePick } from '../../../widgets/booth/FilePick'
import styles from '../frame/panels.module.css'

export interface ConfigPanelProps {
  source: ConfigSource
  /** Puts a file in force and restarts; resolves to what went wrong when it did not. */
  onLoad: (text: string) => Promise<ConfigRefusal>
  onRelease: () => void
}

/** What is wrong in the file; empty where it is sound and could not be stored. */
export type ConfigRefusal = readonly string[]

/** A config.json has a few kilobytes: a larger file is another one, and is not read. */
const MAX_CONFIG_BYTES = 256_000

/** Which configuration is in force, and a way to put another in its place (docs/decisions.md D37). */
export function ConfigPanel({ source, onLoad, onRelease }: ConfigPanelProps) {
  const { t } = useLingui()
  const [refusal, setRefusal] = useState<ConfigRefusal | null>(null)
  const load = async ([file]: readonly File[]) => {
    if (!file) return
    const tooLarge = file.size > MAX_CONFIG_BYTES
    setRefusal(tooLarge ? [file.name] : await file.text().then(onLoad, () => []))
  }
  return (
    <Card title={t`Configuration`}>
      <p className={styles.line}>
        <SourceText source={source} />
      </p>
      <div className={styles.actions}>
        <FilePick accept=".json,application/json" onPick={load}>
          <Trans>Load a file</Trans>
        </FilePick>
        {source === 'by-hand' && (
          <Button kind="plain" onClick={onRelease}>
            <Trans>Use the server’s file</Trans>
          </Button>
        )}
      </div>
      <p role="status" className={styles.line}>
        {refusal && <RefusalText problem={refusal.join('. ')} />}
      </p>
    </Card>
  )
}

function RefusalText({ problem }: { problem: string }) {
  return problem === '' ? (
    <Trans>This device could not read or store the file. Try again.</Trans>
  ) : (
    <Trans>This file cannot be used. {problem}</Trans>
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
