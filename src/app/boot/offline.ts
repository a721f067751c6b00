/** The database code behind a retry is loaded on demand: welcome must not carry it. */
export async function retryOffline(): Promise<void> {
  const session = await import('../../session/offlineReady')
  await session.retryOffline()
}
