/** Chromium's own event, not in the DOM types: an offer to install that can be made once. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallOffer | null = null
let follow: (offered: boolean) => void = () => {}

/**
 * Keeps the browser's offer to install for the staff room. Begins with the page, because the offer
 * comes once; a visitor must never see the browser's own banner.
 */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    setOffer(event as InstallOffer)
  })
  addEventListener('appinstalled', () => setOffer(null))
}

/** Calls back now and at each change with whether there is an offer to take up. */
export function onInstallOffer(listener: (offered: boolean) => void): void {
  follow = listener
  follow(offer !== null)
}

/** Shows the browser's question; an offer serves once, a refused one comes back with the next page. */
export async function promptInstall(): Promise<void> {
  const taken = offer
  setOffer(null)
  await taken?.prompt()
}

function setOffer(next: InstallOffer | null): void {
  offer = next
  follow(next !== null)
}
