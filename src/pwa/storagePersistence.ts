export type StoragePersistence = 'kept' | 'not-promised' | 'unsupported'

/**
 * Whether the browser keeps our data when the device runs short. The installed app asks for it, once
 * a start and only when it has no promise yet; a tab only looks, since asking there may put a
 * question before a visitor. WebKit promises what was opened from the Home Screen, and a promise
 * is no shield against deleting the icon. Never rejects.
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
