import { deviceFacts, FACT } from '../../../data/core/deviceFacts'

/** Keeps when the metrics service at an address last answered for itself, Unix ms. */
export function rememberMetricsContact(url: string, atMs: number): Promise<void> {
  return deviceFacts().write(FACT.metricsAtContact, { url, atMs })
}

/** When this address last answered; null for never, and for another address. */
export async function metricsContact(url: string | null | undefined): Promise<number | null> {
  const stored = Object(await deviceFacts().read(FACT.metricsAtContact)) as { url?: unknown; atMs?: unknown }
  return stored.url === url && typeof stored.atMs === 'number' ? stored.atMs : null
}
