import { expect, test } from 'vitest'
import { citedTextOf } from '#corpus/parts.ts'
import { notesInTurns } from '#corpus/read.ts'
import citedNotes from '#sample/cited-notes.json' with { type: 'json' }

test('the notes that guests open behind a course are those of the corpus, word for word', async () => {
  const notes = (await Array.fromAsync(notesInTurns())).map(({ id, title, year, source, doi = null, url = null, checked, ...note }) => ({
    ...{ id, title, year, source, doi, url, ...citedTextOf(note) },
    checkedOn: checked.on,
  }))

  for (const cited of citedNotes) expect(notes).toContainEqual(cited)
})
