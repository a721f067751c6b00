/**
 * The splash of last resort: no catalog, no React. One short sentence a language, and a way on.
 * Text is set as text, never as HTML.
 */
const LINES = [
  'This kiosk could not start. Check the network, then try again.',
  'Este kiosco no pudo iniciar. Revise la red y vuelva a intentarlo.',
  'La borne n’a pas pu démarrer. Vérifiez le réseau, puis réessayez.',
]

export function showBootProblem(root: HTMLElement): void {
  const box = document.createElement('main')
  box.className = 'boot-problem'
  for (const line of LINES) {
    const paragraph = document.createElement('p')
    paragraph.textContent = line
    box.append(paragraph)
  }
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Try again · Reintentar · Réessayer'
  button.addEventListener('click', () => location.reload())
  box.append(button)
  root.replaceChildren(box)
}
