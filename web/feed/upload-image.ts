import contract from 'virtual:contract'
import { ORPCError } from '@orpc/client'
import type { ErrorBody } from '#contract/errors.ts'
import type { Image } from '#contract/files.ts'
import { backend } from '../lib/api.ts'
import { forgetSession, session } from '../lib/session.ts'

type Routed = { files: { uploadImage: { '~orpc': { route: { path: string } } } } }

const path = (contract as Routed).files.uploadImage['~orpc'].route.path

/** The server's refusal as every other call throws it. */
function refusal(answer: Partial<ErrorBody> | null) {
  const { code, status, message, requestId, issues } = answer ?? {}
  return code ? new ORPCError(code, { defined: true, status, message, data: { requestId, issues } }) : new TypeError('Failed to fetch')
}

/** Sends a picture and tells how far it has come, from 0 to 1; `fetch` cannot say that. */
export function uploadImage(file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  return new Promise<Image>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const { token } = session()
    request.open('POST', new URL(path, backend()))
    request.responseType = 'json'
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => {
      if (request.status < 300 && request.response) return resolve(request.response as Image)
      if (request.status === 401 && session().token === token) forgetSession()
      reject(refusal(request.response as Partial<ErrorBody> | null))
    }
    request.onerror = () => reject(refusal(null))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())

    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
