/**
 * Parses an http(s) address of a configuration; null for any other text. Invalid are also blanks,
 * credentials, and a host with characters that would end a directive of the Content-Security-Policy.
 */
export function parseHttpAddress(text: string): URL | null {
  if (!/^https?:\/\/[^\s]+$/i.test(text) || !URL.canParse(text)) return null
  const url = new URL(text)
  const isPlain = /^[a-z0-9.-]+$|^\[[0-9a-f:.]+\]$/.test(url.hostname)
  return isPlain && url.username === '' && url.password === '' ? url : null
}
