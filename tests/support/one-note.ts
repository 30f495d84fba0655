import type { Note } from '#corpus/note.ts'
import { readCorpus } from '#corpus/read.ts'
import { documentOf } from '#server/doxy/notes.ts'
import type { World } from './world.ts'

/** A note that ships, laid into the library alone, and one thing that it states. */
export async function layNote({ app }: World, id: string): Promise<{ note: Note; stated: string }> {
  const note = readCorpus().find((one) => one.id === id)!
  await app.doxy.library.ingest([documentOf(note)], { kind: 'publisher', memberId: null, origin: 'note' })
  return { note, stated: note.claims.find(({ truth }) => truth === 'supported')!.statement }
}
