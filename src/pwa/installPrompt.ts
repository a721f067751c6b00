/** Chromium's own event, not in the DOM types: an install prompt that can be shown once. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let deferredPrompt: BeforeInstallPromptEvent | null = null
let notify: (available: boolean) => void = () => {}

/**
 * Keeps the browser's install prompt for the staff room. Starts with the page, because the event comes once;
 * a visitor must never see the browser's own banner.
 */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setDeferredPrompt(event as BeforeInstallPromptEvent)
  })
  addEventListener('appinstalled', () => setDeferredPrompt(null))
}

/** Calls back now and at each change with whether a prompt is available. */
export function onInstallAvailable(listener: (available: boolean) => void): void {
  notify = listener
  notify(deferredPrompt !== null)
}

/** Shows the browser's prompt; it works once, and a new one comes with the next page. */
export async function promptInstall(): Promise<void> {
  const prompt = deferredPrompt
  setDeferredPrompt(null)
  await prompt?.prompt()
}

function setDeferredPrompt(next: BeforeInstallPromptEvent | null): void {
  deferredPrompt = next
  notify(next !== null)
}
