import { startOver } from '../../session/reset'
import { router } from '../routes/router'

/** `?reset` in the address is the logo's reset, once: the flag leaves the address afterwards. */
export async function applyResetFlag(): Promise<void> {
  const search = new URLSearchParams(location.search)
  if (!search.has('reset')) return
  search.delete('reset')
  await startOver(null)
  const rest = search.toString()
  await router.navigate({ href: `${location.pathname}${rest ? `?${rest}` : ''}`, replace: true })
}
