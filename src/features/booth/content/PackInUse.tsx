import { Trans, useLingui } from '@lingui/react/macro'
import type { PackState } from '../../../data/booth/packs/usePacks'
import { isOwnFleetId } from '../../../domain/booth/packs/packFile'
import { FactList } from '../../../ui/display/FactList'

/** The name of a stored pack; what is shipped has the product's. */
export function PackName({ id, state }: { id: string | null; state: PackState }) {
  if (id === null) return <Trans>the product’s own data</Trans>
  return state.packs.find((pack) => pack.id === id)?.name ?? id
}

/** What the demo shows now: which pack, since when, and how much. */
export function PackInUse({ state }: { state: PackState }) {
  const { t, i18n } = useLingui()
  const { pointer, packs, datasets } = state
  const pack = packs.find(({ id }) => id === pointer.active)
  const vehicles = datasets.find(({ name }) => name === 'vehicles')
  const count = datasets.reduce((sum, { rows }) => sum + rows, 0)
  return (
    <FactList
      facts={[
        { name: t`In use`, value: pack ? pack.name : t`The product’s own data` },
        {
          name: t`Pack and version`,
          value: <span translate="no">{pointer.active ?? vehicles?.pack ?? '—'}</span>,
        },
        {
          name: t`Loaded`,
          value: !pack
            ? t`With the product`
            : isOwnFleetId(pack.id)
              ? t`Made on this device`
              : i18n.date(new Date(pack.storedAt), { dateStyle: 'medium', timeStyle: 'short' }),
        },
        { name: t`Rows`, value: i18n.number(count) },
      ]}
    />
  )
}
