import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { checkQuery } from '../cache/queries.ts'

/** The author's way to say that the check is wrong; a reviewer reads it and decides. */
export function Contest({ postId }: { postId: Id }) {
  const cache = useQueryClient()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => api.checks.contest({ postId, words: words.trim() }),
    onSuccess: (check) => cache.setQueryData(checkQuery(postId).queryKey, check),
  })
  if (!open) {
    return (
      <div>
        <Button tone="outline" size="small" onClick={() => setOpen(true)}>
          Contest this check
        </Button>
      </div>
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim()) mutate()
      }}
    >
      <TextArea label="Why is it wrong?" rows={3} value={words} onChange={({ target }) => setWords(target.value)} />
      {error && (
        <Note tone="danger" role="alert">
          {wordsOf(error)}
        </Note>
      )}
      <Button type="submit" size="small" busy={isPending} disabled={!words.trim()}>
        Send to a reviewer
      </Button>
    </form>
  )
}
