import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { REPORT_WORDS_MAX } from '#contract/report-reasons.ts'
import { api } from '../lib/api/api.ts'
import { wordsOf } from '../lib/api/failure.ts'
import { sayAround, useSay } from '../lib/language/say.ts'
import { FormDialog } from '../ui/dialog/FormDialog.tsx'
import { TextArea } from '../ui/form/TextArea.tsx'

type AppealDialogProps = { name: string; onSent: () => void; onClose: () => void }

/** Asks a reviewer to allow a name that the rules refuse. */
export default function AppealDialog({ name, onSent, onClose }: AppealDialogProps) {
  const say = useSay()
  const [words, setWords] = useState('')
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () => api.moderation.appealName({ name, words }),
    onSuccess: () => {
      onSent()
      onClose()
    },
  })
  return (
    <FormDialog
      title={say('Ask a person to look at it')}
      size="narrow"
      submitLabel={say('Send')}
      busy={send.isPending}
      changed={words !== ''}
      error={send.error ? wordsOf(send.error) : undefined}
      onSubmit={() => send.mutate()}
      onClose={onClose}
    >
      <p>
        {sayAround(
          'A reviewer will look at “*the name*”.',
          () => (
            <bdi>{name}</bdi>
          ),
          say,
        )}
      </p>
      <TextArea
        label={say('Why is it your name?')}
        optional
        rows={3}
        maxLength={REPORT_WORDS_MAX}
        hint={say('For example: it stands so on your certificate. Only reviewers read this.')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </FormDialog>
  )
}
