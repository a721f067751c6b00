import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { Sections } from '#domain/lists/sections'
import { merchantKey } from '#domain/reports/expense'
import { EXPENSE_LIST, type ExpenseSection, type ListedExpense } from '#domain/reports/expenseList'
import { fleetLabel } from '../../../i18n/fleetLabel'
import type { SectionLabels } from '../../../widgets/list/filterParts'
import { TYPE_LABELS } from '../expenseLabels'

export interface ExpenseWords {
  /** Values of the rows by how they read. */
  sections: Sections<ExpenseSection>
  words: SectionLabels<ExpenseSection>
}

/** The sections of the filter with the values that the rows have, and how they read. */
export function useExpenseWords(rows: readonly ListedExpense[] | null): ExpenseWords {
  const { t, i18n } = useLingui()
  return useMemo(() => {
    const all = rows ?? []
    const names = {
      vehicles: new Map(all.map((one) => [one.vehicleId, one.vehicleLabel ?? ''])),
      drivers: new Map(all.map((one) => [one.driverId, one.driverName ?? ''])),
      merchants: new Map(all.map((one) => [merchantKey(one), one.merchantName])),
      fleets: new Map(all.map(({ fleet }) => [fleet, fleetLabel(fleet, i18n)])),
    }
    const { compare } = new Intl.Collator(i18n.locale, { numeric: true })
    const byName = (of: ReadonlyMap<string, string>) =>
      [...of].toSorted(([, a], [, b]) => compare(a, b)).map(([id]) => id)
    const titles: Record<ExpenseSection, string> = {
      type: t`Type`,
      vehicles: t`Vehicle`,
      drivers: t`Driver`,
      merchants: t`Merchant`,
      fleets: t`Fleet`,
      receipt: t`Receipt`,
      entry: t`Entered`,
      check: t`To check`,
    }
    const codes: Record<string, string> = {
      fueling: i18n._(TYPE_LABELS.fueling),
      charging: i18n._(TYPE_LABELS.charging),
      with: t`With a receipt`,
      without: t`Without a receipt`,
      automatic: t`Automatically`,
      byHand: t`By hand`,
      duplicate: t`Possible duplicate`,
    }
    return {
      sections: {
        ...EXPENSE_LIST,
        vehicles: byName(names.vehicles),
        drivers: byName(names.drivers),
        merchants: byName(names.merchants),
        fleets: byName(names.fleets),
      },
      words: {
        section: (section) => titles[section],
        value: (section, value) =>
          (section in names ? names[section as keyof typeof names].get(value) : codes[value]) ?? value,
      },
    }
  }, [rows, t, i18n])
}
