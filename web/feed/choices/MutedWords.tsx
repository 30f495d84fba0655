import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { MUTED_WORD_MAX } from '#contract/limits.ts'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { WritingDialog } from '../../ui/dialog/WritingDialog.tsx'
import { isTooLong, ShortText } from '../../ui/form/ShortText.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { useKeptFocus } from '../../ui/list/use-kept-focus.ts'
import { announce } from '../../ui/status/announce.ts'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './Follows.module.css'
import { mutedWordsQuery } from './queries.ts'

/** The words with which posts are left out of a member's feeds: added, and taken back. */
export default function MutedWords({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const cache = useQueryClient()
  const query = useQuery(mutedWordsQuery)
  const [word, setWord] = useState('')
  const list = useRef<HTMLUListElement>(null)
  useKeptFocus(list, query.data?.items.length ?? 0)
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: ({ word, mutes }: { word: string; mutes: boolean }) => (mutes ? api.choices.mute({ word }) : api.choices.unmute({ word })),
    onSuccess: ({ word }, { mutes }) => {
      if (mutes) setWord('')
      announce(mutes ? say('{word} is muted.', { word }) : say('{word} is no longer muted.', { word }))
      return cache.invalidateQueries({ queryKey: mutedWordsQuery.queryKey })
    },
  })
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (word.trim() && !isTooLong(word, MUTED_WORD_MAX)) mutate({ word, mutes: true })
  }

  return (
    <WritingDialog title={say('Muted words')} size="narrow" writing onClose={onClose} changed={word !== ''}>
      {error && issuesOf(error).length === 0 && (
        <Note tone="danger" role="alert">
          {wordsOf(error)}
        </Note>
      )}
      <p>{say('Posts with these words are left out of your feed from the next time you open it. Nobody is told.')}</p>
      <form className={styles.words} onSubmit={add}>
        <ShortText
          label={say('Word or #topic')}
          value={word}
          max={MUTED_WORD_MAX}
          autoComplete="off"
          error={issuesOf(error)[0]?.message}
          onChange={({ target }) => setWord(target.value)}
        />
        <Button type="submit" busy={isPending}>
          {say('Mute')}
        </Button>
      </form>
      <SheetList ref={list} className={styles.follows} aria-label={say('Muted words')} tabIndex={-1}>
        <QueryList
          inList
          what="muted words"
          query={query}
          skeleton={<Loading label={say('Loading muted words')} rows={1} />}
          empty={<li className="meta">{say('No words yet.')}</li>}
        >
          {({ word }) => (
            <li key={word}>
              <span>{word}</span>
              <Button tone="quiet" size="small" aria-label={say('Unmute {word}', { word })} onClick={() => mutate({ word, mutes: false })}>
                {say('Unmute')}
              </Button>
            </li>
          )}
        </QueryList>
      </SheetList>
    </WritingDialog>
  )
}
