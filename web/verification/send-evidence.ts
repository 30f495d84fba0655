import type { Evidence } from '#contract/claim.ts'
import type { Id } from '#contract/page.ts'
import { backend } from '../lib/backend.ts'
import { operationAt } from '../lib/operations.ts'
import { requestOf } from '../lib/request.ts'
import { failureOf } from '../lib/server.ts'
import { session } from '../lib/session.ts'

/** Sends a file and tells how far it has come, from 0 to 1; `fetch` cannot say that. */
export function sendEvidence(claimId: Id, file: File, onProgress: (share: number) => void, signal: AbortSignal) {
  return new Promise<Evidence>((resolve, reject) => {
    const request = new XMLHttpRequest()
    const { token } = session()
    const { address, init } = requestOf(operationAt(['verification', 'addEvidence']), { claimId, file })
    request.open(init.method!, backend() + address)
    request.responseType = 'json'
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
    request.onload = () => {
      if (request.status < 300 && request.response) return resolve(request.response as Evidence)
      reject(failureOf(request.status, request.response, token))
    }
    request.onerror = () => reject(new TypeError('Failed to fetch'))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort())
    request.send(init.body as FormData)
  })
}

const SHOWN = ['image/webp', 'application/pdf']

/** A file of evidence for a reviewer's eyes; the server writes down that it was looked at. */
export async function readEvidence(evidenceId: Id, signal: AbortSignal): Promise<Blob> {
  const { address, init } = requestOf(operationAt(['verification', 'evidenceFile']), { evidenceId })
  const { token } = session()
  const answer = await fetch(backend() + address, { ...init, headers: { authorization: `Bearer ${token}` }, signal })
  if (!answer.ok) throw failureOf(answer.status, await answer.json().catch(() => null), token)
  const blob = await answer.blob()
  const type = SHOWN.find((known) => blob.type.startsWith(known))
  if (!type) throw new Error(`Evidence of the kind ${blob.type} is not shown.`)
  return new Blob([blob], { type })
}
