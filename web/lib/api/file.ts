import { saveBlob } from '../save-blob.ts'
import { session } from '../session.ts'
import { backend } from './backend.ts'
import { operationAt, type Path } from './operations.ts'
import { requestOf } from './request.ts'
import { failureOf } from './server.ts'

/** Saves the file that an operation answers with, under the name given here. */
export async function saveFile(path: Path, input: object, name: string) {
  const { address, init } = requestOf(operationAt(path), input)
  const { token } = session()
  const answer = await fetch(backend() + address, { ...init, headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw failureOf(answer.status, await answer.json().catch(() => null), token)
  saveBlob(await answer.blob(), name)
}
