import { newClientId } from '../client-id.ts'

/** Files of guests, by the id that stands for their upload: they stay in this tab. */
const files = new Map<string, File>()

/** Keeps a file in this tab in place of sending it. */
export function keepHere(file: File) {
  const id = newClientId()
  files.set(id, file)
  return id
}

export const fileHere = (id: string) => files.get(id)
