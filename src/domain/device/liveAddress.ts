/** Port and path of the live connection on the API host (docs/rules.md AP-08, AP-09). */
export const SOCKET_PORT = 8080
export const SOCKET_PATH = '/socket.io'

/** The origin of the live connection of a product API. */
export function socketOrigin(api: URL): string {
  return `${api.protocol}//${api.hostname}:${SOCKET_PORT}`
}
