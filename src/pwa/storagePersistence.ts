export type StoragePersistence = 'kept' | 'not-promised' | 'unsupported'

/**
 * Whether the browser keeps our data when the device runs out of storage. The installed app requests it, once
 * per start and only without a promise; a tab only checks, since requesting it there may show a prompt to a
 * visitor. WebKit grants it to what was opened from the Home Screen, and it does not protect against deleting
 * the icon. Never rejects.
 */
export async function storagePersistence(installed: boolean): Promise<StoragePersistence> {
  // On plain http there is no `navigator.storage`.
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.persisted) return 'unsupported'
  try {
    const persisted = (await storage.persisted()) || (installed && (await storage.persist()))
    return persisted ? 'kept' : 'not-promised'
  } catch {
    return 'not-promised'
  }
}
