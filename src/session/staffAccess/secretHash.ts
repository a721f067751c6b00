import { fromHex, PIN_ROUNDS, type SecretHash, sameHash, toHex } from '#domain/booth/pin'

const SALT_BYTES = 16
const HASH_BITS = 256

/** Whether this page can make hashes: an insecure origin has no WebCrypto. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** A hash of a secret under a new salt. */
export async function newHash(secret: string, rounds = PIN_ROUNDS): Promise<SecretHash> {
  const salt = toHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))
  return { rounds, salt, hash: await derive(secret, salt, rounds) }
}

/** Whether a hash was made of this secret; an unreadable hash matches no secret. */
export async function isSecret(secret: string, { rounds, salt, hash }: SecretHash): Promise<boolean> {
  return hash !== '' && sameHash(await derive(secret, salt, rounds), hash)
}

async function derive(secret: string, salt: string, iterations: number): Promise<string> {
  const { subtle } = crypto
  const key = await subtle.importKey('raw', new TextEncoder().encode(secret), 'PBKDF2', false, ['deriveBits'])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations }
  return toHex(new Uint8Array(await subtle.deriveBits(parameters, key, HASH_BITS)))
}
