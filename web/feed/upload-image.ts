import type { Image } from '#contract/files.ts'
import { backend } from '../lib/backend.ts'
import { operationAt } from '../lib/operations.ts'
import { failureOf } from '../lib/server.ts'
import { session } from '../lib/session.ts'

/** Sends a picture and tells how far it has come, from 0 to 1; `fetch` cannot say that. */
export function uploadImage(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  return new Promise<Image>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const { token } = session()
    const { method, path } = operationAt(['files', 'uploadImage'])
    request.open(method, backend() + path)
    request.responseType = 'json'
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => {
      if (request.status < 300 && request.response) return resolve(request.response as Image)
      reject(failureOf(request.status, request.response, token))
    }
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())

    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
