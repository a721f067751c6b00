/** Chromium's own event, not in the DOM types: an offer to install that can be made once. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let deferredPrompt: BeforeInstallPromptEvent | null = null
let notify: (available: boolean) => void = () => {}

/**
 * Keeps the browser's offer to install for the staff room. Begins with the page, because the offer
 * comes once; a visitor must never see the browser's own banner.
 */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setDeferredPrompt(event as BeforeInstallPromptEvent)
  })
  addEventListener('appinstalled', () => setDeferredPrompt(null))
}

/** Calls back now and at each change with whether there is an offer to take up. */
export function onInstallAvailable(listener: (available: boolean) => void): void {
  notify = listener
  notify(deferredPrompt !== null)
}

/** Shows the browser's question; an offer serves once, a refused one comes back with the next page. */
export async function promptInstall(): Promise<void> {
  const prompt = deferredPrompt
  setDeferredPrompt(null)
  await prompt?.prompt()
}

function setDeferredPrompt(next: BeforeInstallPromptEvent | null): void {
  deferredPrompt = next
  notify(next !== null)
}
