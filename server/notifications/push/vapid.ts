import { createECDH } from 'node:crypto'
import type { Vault } from '../../platform/secrets/vault.ts'

/**
 * The keys by which push services know this server (VAPID), made from the vault's: the same on every node and after every start, because a
 * browser takes pushes from the one public key that it was subscribed with.
 */
export function vapidKeys(vault: Vault) {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(vault.derive('push'))
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}
