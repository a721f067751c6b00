import { Trans as CatalogTrans, type TransProps } from '@lingui/react'

/**
 * What every `<Trans>` is at run time (`lingui.config.ts`). The library looks for its elements only after the values
 * are in the sentence, so that markup in a name would be taken for one of them: such a value goes in as an element.
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
