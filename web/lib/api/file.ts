import { session } from '../session.ts'
import { backend } from './backend.ts'
import { operationAt, type Path } from './operations.ts'
import { requestOf } from './request.ts'
import { failureOf } from './server.ts'

/** Longer than any browser takes to read a file after the press. */
const READ_MS = 10_000

/** Saves the file that an operation answers with, under the name given here. */
export async function saveFile(path: Path, input: object, name: string) {
  const { address, init } = requestOf(operationAt(path), input)
  const { token } = session()
  const answer = await fetch(backend() + address, { ...init, headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw failureOf(answer.status, await answer.json().catch(() => null), token)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_MS)
}
