import { request } from 'node:http'
import { UPLOADS_PATH } from '#contract/uploads.ts'

type Sender = { token?: string | undefined }
type Headers = Record<string, string>

const TUS = { 'tus-resumable': '1.0.0' }
const PIECE = { ...TUS, 'content-type': 'application/offset+octet-stream' }
const as = ({ token }: Sender): Headers => (token ? { authorization: `Bearer ${token}` } : {})

/** What a browser says of a file, as tus writes it. */
const metadata = (said: Record<string, string>) =>
  Object.entries(said)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** The requests of the tus protocol, one by one, as anybody may send them. */
export const tus = (url: string) => ({
  begin: (
    by: Sender,
    length: number,
    said: Record<string, string> = { kind: 'evidence', filename: 'licence.pdf' },
    headers: Headers = {},
  ) =>
    fetch(url + UPLOADS_PATH, {
      method: 'POST',
      headers: { ...as(by), ...TUS, 'upload-length': String(length), 'upload-metadata': metadata(said), ...headers },
    }),
  /** Begins one that is taken, and answers its address. */
  async begun(by: Sender, length: number, said?: Record<string, string>) {
    const answer = await this.begin(by, length, said)
    if (answer.status !== 201) throw Object.assign(new Error(), await answer.json())
    return new URL(answer.headers.get('location')!, url + UPLOADS_PATH).href
  },
  piece: (by: Sender, address: string, offset: number, bytes: Uint8Array, headers: Headers = {}) =>
    fetch(address, {
      method: 'PATCH',
      headers: { ...as(by), ...PIECE, 'upload-offset': String(offset), ...headers },
      body: Buffer.from(bytes),
    }),
  head: (by: Sender, address: string, headers: Headers = {}) =>
    fetch(address, { method: 'HEAD', headers: { ...as(by), ...TUS, ...headers } }),
  remove: (by: Sender, address: string) => fetch(address, { method: 'DELETE', headers: { ...as(by), ...TUS } }),
  /** How far the server is. */
  async offset(by: Sender, address: string) {
    return Number((await this.head(by, address)).headers.get('upload-offset'))
  },
  /** Says that all of it comes and is cut off after some. */
  async cutOff(by: Sender, address: string, offset: number, bytes: Uint8Array, after: number) {
    const headers = { ...as(by), ...PIECE, 'upload-offset': String(offset), 'content-length': String(bytes.length) }
    const piece = request(address, { method: 'PATCH', headers }).on('error', () => {})
    await new Promise((sent) => piece.write(bytes.subarray(0, after), sent))
    const closed = new Promise((done) => piece.once('close', done))
    piece.destroy()
    await closed
  },
})

export const uploadIdOf = (address: string) => address.split('/').at(-1)!

/** Sends a whole file in one piece and answers its id; a refusal is thrown as operations throw it. */
export async function sendUpload(url: string, token: string, kind: string, file: File): Promise<string> {
  const client = tus(url)
  const address = await client.begun({ token }, file.size, { kind, filename: file.name })
  const answer = await client.piece({ token }, address, 0, new Uint8Array(await file.arrayBuffer()))
  if (!answer.ok) throw Object.assign(new Error(), await answer.json())
  return uploadIdOf(address)
}
