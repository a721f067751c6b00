/** Imports the database code on demand, so that the welcome screen does not load it. */
export async function healDevice(): Promise<void> {
  const session = await import('../../session/offlineReady')
  await session.heal()
}
