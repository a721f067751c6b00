/**
 * The page's script, plain JavaScript served as it is: every five seconds it fetches the page again and puts in what
 * has changed, it turns a chart into a PNG, and it prints. Without it the page reloads itself.
 */
export const PAGE_SCRIPT = `'use strict'
document.documentElement.classList.add('js')
const state = document.getElementById('state')
const say = (text, live) => {
  if (state.textContent !== text) state.textContent = text
  state.classList.toggle('live', live)
}

/** Opened tables, scrolled ones and the focus stay as they are. */
function take(known, next) {
  const focused = known.contains(document.activeElement) ? document.activeElement.id : ''
  const open = [...known.querySelectorAll('details[open]')].map((part) => part.id)
  const scrolled = [...known.querySelectorAll('.scroll')].map((part) => [part.scrollLeft, part.scrollTop])
  known.replaceWith(next)
  for (const id of open) next.querySelector('#' + CSS.escape(id))?.setAttribute('open', '')
  next.querySelectorAll('.scroll').forEach((part, index) => {
    const [left, top] = scrolled[index] ?? [0, 0]
    part.scrollLeft = left
    part.scrollTop = top
  })
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}

/** As it came: opening a table changes the element, and is no news. */
const sources = new Map()
for (const part of document.querySelectorAll('[data-live]')) sources.set(part.id, part.outerHTML)

async function refresh() {
  try {
    const reply = await fetch(location.href, { signal: AbortSignal.timeout(10000) })
    // The sign-in is over: the page itself asks for another.
    if (reply.status === 401) return location.reload()
    if (!reply.ok) throw new Error(String(reply.status))
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html')
    for (const next of page.querySelectorAll('[data-live]')) {
      const source = next.outerHTML
      if (sources.get(next.id) === source) continue
      sources.set(next.id, source)
      take(document.getElementById(next.id), next)
    }
    say('Live', true)
  } catch {
    say('Not connected', false)
  }
}

async function run() {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 5000))
    if (document.visibilityState === 'visible') await refresh()
  }
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void refresh()
})
say('Live', true)
void run()

/** Pixels a unit of the picture, so that it is sharp on a slide. */
const SCALE = 3
async function png(link) {
  const svg = await (await fetch(link.href)).text()
  const from = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = from
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth * SCALE
    canvas.height = image.naturalHeight * SCALE
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
    const to = document.createElement('a')
    to.href = URL.createObjectURL(blob)
    to.download = link.download
    to.click()
    setTimeout(() => URL.revokeObjectURL(to.href), 60000)
  } finally {
    URL.revokeObjectURL(from)
  }
}
document.addEventListener('click', (event) => {
  if (event.target.closest?.('[data-print]')) return window.print()
  const link = event.target.closest?.('[data-png]')
  if (!link) return
  event.preventDefault()
  png(link).catch(() => say('The picture could not be made', false))
})
`
