import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Somebody is there, was recognised, and a key comes along. */
const [PRESENT, RECOGNISED, WITH_KEY] = [0x01, 0x04, 0x40]

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const encoded = (data: Uint8Array) => Buffer.from(data).toString('base64url')

type Asked = { challenge: string }

/** A device that holds one passkey, as WebAuthn describes it. */
export class Device {
  counter = 0
  /** Whether it makes sure who holds it. */
  recognises = true
  origin: string
  readonly #id = randomBytes(16)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #domain: string

  constructor(origin: string, domain = 'localhost') {
    this.origin = origin
    this.#domain = domain
  }

  get #credential() {
    return { id: encoded(this.#id), rawId: encoded(this.#id), type: 'public-key' as const }
  }

  #data(flags: number, rest = Buffer.alloc(0)) {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([sha256(this.#domain), Buffer.from([flags | PRESENT | (this.recognises ? RECOGNISED : 0)]), counter, rest])
  }

  #client(type: string, { challenge }: Asked) {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  /** Makes its passkey. */
  make(asked: Asked) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]) as never,
    )
    const length = Buffer.from([0, this.#id.length])
    const data = this.#data(WITH_KEY, Buffer.concat([Buffer.alloc(16), length, this.#id, key]))
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(data)],
    ])
    return {
      ...this.#credential,
      response: {
        clientDataJSON: encoded(this.#client('webauthn.create', asked)),
        attestationObject: encoded(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      },
    }
  }

  /** Answers with it. */
  answer(asked: Asked) {
    const [data, client] = [this.#data(0), this.#client('webauthn.get', asked)]
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.#keys.privateKey)
    return {
      ...this.#credential,
      response: { clientDataJSON: encoded(client), authenticatorData: encoded(data), signature: encoded(signature) },
    }
  }
}
