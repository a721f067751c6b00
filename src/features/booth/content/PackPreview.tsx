import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CheckedPack } from '#domain/booth/packs/checkPack'
import { packId } from '#domain/booth/packs/packFile'
import { Button } from '../../../ui/controls/Button'
import { FactList } from '../../../ui/display/FactList'
import { Dialog } from '../../../ui/overlays/Dialog'
import { megabytes } from '../frame/megabytes'
import { Remark, Remarks } from '../frame/Remarks'
import styles from './PackPreview.module.css'
import { packCounts } from './packCounts'

export interface PackPreviewProps {
  pack: CheckedPack
  /** Number of rows by dataset as stored now. */
  now: ReadonlyMap<string, number>
  /** Number of shipped rows by dataset, which are used for datasets that the pack does not contain. */
  shipped: ReadonlyMap<string, number>
  onUse: () => Promise<void>
  onClose: () => void
}

/** Number of names shown as examples. */
const EXAMPLES = 3

/** What a checked pack would change, before it is used. */
export function PackPreview({ pack, now, shipped, onUse, onClose }: PackPreviewProps) {
  const { t, i18n } = useLingui()
  const { file, rows, bytes, markup } = pack
  const next = new Map([...shipped, ...[...rows].map(([name, list]) => [name, list.length] as const)])
  const stays = [...shipped.keys()].filter((name) => !rows.has(name)).length
  const examples = namesOf(rows.get('vehicles'), 'label')
  const fleets = namesOf(rows.get('fleets'), 'name')
  return (
    <Dialog
      isOpen
      width="wide"
      title={file.name}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onClick={onUse}>
            <Trans>Use this pack</Trans>
          </Button>
          <Button kind="plain" onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      <FactList
        facts={[
          { name: t`Pack and version`, value: <span translate="no">{packId(file)}</span> },
          { name: t`Size`, value: megabytes(i18n, bytes) },
          ...(fleets.length > 0 ? [{ name: t`Fleets`, value: fleets.join(', ') }] : []),
          ...(examples.length > 0 ? [{ name: t`Vehicles, for example`, value: examples.join(', ') }] : []),
        ]}
      />
      <Remarks>
        <Remark count={stays}>
          <Plural
            value={stays}
            one="# dataset is not in the pack. The product’s own stays."
            other="# datasets are not in the pack. The product’s own stay."
          />
        </Remark>
        <Remark count={markup}>
          <Plural
            value={markup}
            one="# text contains markup. It is shown as plain text."
            other="# texts contain markup. They are shown as plain text."
          />
        </Remark>
        <Remark>
          <Trans>What visitors changed on this device is undone. Records and game runs stay.</Trans>
        </Remark>
        <Remark>
          <Trans>The data in use now is kept, and you can go back to it.</Trans>
        </Remark>
      </Remarks>
      <table className={styles.counts}>
        <caption>
          <Trans>What changes</Trans>
        </caption>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans>Now</Trans>
            </th>
            <th scope="col">
              <Trans>With this pack</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {packCounts(now, next).map(({ name, now: before, next: after }) => (
            <tr key={name.id} data-changed={before !== after || undefined}>
              <th scope="row">{i18n._(name)}</th>
              <td>{i18n.number(before)}</td>
              <td>{i18n.number(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

/** The first different values of a key. */
function namesOf(rows: readonly object[] | undefined, key: string): string[] {
  const names = (rows ?? []).map((row) => String((row as Record<string, unknown>)[key]))
  const different = [...new Set(names)]
  return different.length > EXAMPLES ? [...different.slice(0, EXAMPLES), '…'] : different
}
