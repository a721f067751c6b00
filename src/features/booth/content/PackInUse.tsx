import { Trans, useLingui } from '@lingui/react/macro'
import type { PackState } from '../../../data/booth/packs/usePacks'
import { FactList } from '../../../ui/display/FactList'

/** The name of a stored pack, or of the shipped one. */
export function PackName({ id, state }: { id: string | null; state: PackState }) {
  if (id === null) return <Trans>the product’s own data</Trans>
  return state.packs.find((pack) => pack.id === id)?.name ?? id
}

/** The current demo data: whose vehicles, how many, and since when. */
export function PackInUse({ state }: { state: PackState }) {
  const { t, i18n } = useLingui()
  const { pointer, packs, datasets } = state
  const pack = packs.find(({ id }) => id === pointer.active)
  const vehicles = datasets.find(({ name }) => name === 'vehicles')
  const storedAt = pack && i18n.date(new Date(pack.storedAt), { dateStyle: 'medium', timeStyle: 'short' })
  const isOwnFleet = pack?.kind === 'own-fleet'
  return (
    <FactList
      facts={[
        { name: t`In use`, value: pack ? pack.name : t`The product’s own data` },
        // The version number of an own fleet means nothing to staff.
        ...(isOwnFleet
          ? []
          : [
              {
                name: t`Pack and version`,
                value: <span translate="no">{pointer.active ?? vehicles?.pack ?? '—'}</span>,
              },
            ]),
        { name: t`Vehicles`, value: i18n.number(vehicles?.rows ?? 0) },
        {
          name: t`Loaded`,
          value: !storedAt
            ? t`With the product`
            : isOwnFleet
              ? t`${storedAt}, made on this device`
              : storedAt,
        },
      ]}
    />
  )
}
