import { saveBlob } from '../save-blob.ts'
import { session } from '../session.ts'
import { backend } from './backend.ts'
import { operationAt, type Path } from './operations.ts'
import { withPatience } from './patience.ts'
import { requestOf } from './request.ts'
import { failureOf } from './server.ts'

/** A file may be large and its line slow. */
const WHOLE_MS = 600_000

/** Saves the file that an operation answers with, under the name given here. */
export async function saveFile(path: Path, input: object, name: string) {
  const { address, init } = requestOf(operationAt(path), input)
  const { token } = session()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await withPatience(undefined, (signal) => fetch(backend() + address, { ...init, headers, signal }), WHOLE_MS)
  if (!answer.ok) throw failureOf(answer.status, await answer.json().catch(() => null), token)
  saveBlob(await answer.blob(), name)
}
