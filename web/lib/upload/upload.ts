import { backend } from '../api/backend.ts'
import { operationAt, type Path } from '../api/operations.ts'
import { requestOf } from '../api/request.ts'
import { failureOf } from '../api/server.ts'
import { doubtLine } from '../line.ts'
import { session } from '../session.ts'
import type { Way } from './way.ts'

/** Sends a call that holds a file and tells how far it has come, from 0 to 1; `fetch` cannot say that. */
export function upload<Answer>(path: Path, input: object, { tell, signal }: Way) {
  return new Promise<Answer>((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const { token } = session()
    const { address, init } = requestOf(operationAt(path), input)
    request.open(init.method!, backend() + address)
    request.responseType = 'json'
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => tell({ share: loaded / total })
    request.onload = () => {
      if (request.status < 300 && request.response) return resolve(request.response as Answer)
      reject(failureOf(request.status, request.response, token))
    }
    request.onerror = () => {
      doubtLine()
      reject(new TypeError('Failed to fetch'))
    }
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.send(init.body as FormData)
  })
}
