// The way out for a kiosk whose worker broke itself: deployed as /sw.js in place of the normal one.
// It removes itself and its caches and reloads the open pages; IndexedDB, and so every recorded
// interaction, stays untouched.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name)
      await self.registration.unregister()
      for (const client of await self.clients.matchAll({ type: 'window' }))
        await client.navigate(client.url).catch(() => {})
    })(),
  )
})
