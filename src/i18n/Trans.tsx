import { Trans as CatalogTrans, type TransProps } from '@lingui/react'

/**
 * The run-time implementation of `<Trans>` (`lingui.config.ts`). The library searches for its elements after
 * the values are inserted into the sentence, so that markup in a name would be taken for one of them: such a
 * value is inserted as an element.
 */
export function Trans(props: TransProps) {
  return <CatalogTrans {...props} {...(props.values && { values: asText(props.values) })} />
}

function asText(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' && value.includes('<') ? [value] : value,
    ]),
  )
}
