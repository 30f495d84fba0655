import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

const SALT_BYTES = 16
/** After the salt stand the size of a record and the length of the sender's key. */
const KEY_AT = SALT_BYTES + 4 + 1
const TAG_BYTES = 16

const derive = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) => Buffer.from(hkdfSync('sha256', key, salt, info, bytes))
const named = (encoding: string) => Buffer.from(`Content-Encoding: ${encoding}\0`)

/** What was encrypted for a browser: one record of aes128gcm (RFC 8188), under a secret that the sender's key and the browser's share (RFC 8291). */
export function decipher(body: Buffer, keys: ECDH, secret: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES)
  const sealedAt = KEY_AT + body.readUInt8(KEY_AT - 1)
  const senderKey = body.subarray(KEY_AT, sealedAt)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const shared = derive(keys.computeSecret(senderKey), secret, info, 32)
  const opener = createDecipheriv('aes-128-gcm', derive(shared, salt, named('aes128gcm'), 16), derive(shared, salt, named('nonce'), 12))
  opener.setAuthTag(body.subarray(-TAG_BYTES))
  const padded = Buffer.concat([opener.update(body.subarray(sealedAt, -TAG_BYTES)), opener.final()])
  // A record ends with 2 where it is the last one, and zeros.
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('Not the end of what was encrypted.')
  return padded.subarray(0, end).toString()
}
