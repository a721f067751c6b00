import { expect, it, vi } from 'vitest'
import { captureInstallPrompt, onInstallAvailable, promptInstall } from './installPrompt'

function offer() {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  dispatchEvent(event)
  return { event, prompt }
}

it("holds the browser's offer for staff instead of its banner, and makes it once", async () => {
  const answers: boolean[] = []
  captureInstallPrompt()
  onInstallAvailable((offered) => answers.push(offered))
  const { event, prompt } = offer()
  expect(event.defaultPrevented).toBe(true)
  await promptInstall()
  await promptInstall()
  expect(prompt).toHaveBeenCalledOnce()
  expect(answers).toEqual([false, true, false, false])
})

it('has no offer any more once the app is installed by the browser menu', () => {
  const answers: boolean[] = []
  captureInstallPrompt()
  onInstallAvailable((offered) => answers.push(offered))
  offer()
  dispatchEvent(new Event('appinstalled'))
  expect(answers.at(-1)).toBe(false)
})
