import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnRuling } from '#contract/moderation.ts'
import { REPORT_WORDS_MAX } from '#contract/report-reasons.ts'
import { api } from '../lib/api/api.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { onDay } from '../lib/dates.ts'
import { say as sayToReader, useLocale, useSay } from '../lib/language/say.ts'
import { FormDialog } from '../ui/dialog/FormDialog.tsx'
import { TextArea } from '../ui/form/TextArea.tsx'
import { toast } from '../ui/status/toast.ts'
import { rulingQuery } from './queries.ts'
import { Ruling } from './Ruling.tsx'

/** The decision with the form of an appeal. What was written stays when it could not be sent. */
export function RulingAppeal({ ruling, onClose }: { ruling: OwnRuling; onClose: () => void }) {
  const say = useSay()
  const locale = useLocale()
  const cache = useQueryClient()
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const { reportId, appealUntil } = ruling
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => api.moderation.appealRuling({ reportId, words }),
    onSuccess: () => {
      toast.success(sayToReader('Another reviewer will look at it, and you will be notified.'))
      onClose()
    },
    onSettled: () => void cache.invalidateQueries({ queryKey: rulingQuery(reportId).queryKey }),
  })

  const submit = () => {
    setTried(true)
    if (words.trim() && !send.isPending) send.mutate()
  }

  return (
    <FormDialog
      title={say('Decision on a report')}
      size="narrow"
      submitLabel={say('Appeal')}
      busy={send.isPending}
      changed={words !== ''}
      error={send.error ? wordsOf(send.error) : undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      <Ruling ruling={ruling} />
      <TextArea
        label={say('Why should it be decided otherwise?')}
        rows={3}
        required
        maxLength={REPORT_WORDS_MAX}
        hint={say('You may appeal once, until {day}. Another reviewer decides then. Only reviewers read this.', {
          day: onDay(appealUntil!, locale),
        })}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        {...(tried && !words.trim() && { error: say('This cannot be empty.') })}
      />
    </FormDialog>
  )
}
