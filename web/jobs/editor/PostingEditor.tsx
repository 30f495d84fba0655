import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InstitutionCard } from '#contract/institution.ts'
import type { Posting, PostingField } from '#contract/posting.ts'
import split from '../../institutions/page/Overview.module.css'
import { api } from '../../lib/api/api.ts'
import { codeOf, issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { useNavigate } from '../../lib/router.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'
import { editorOf, fieldNames } from '../postings/posting-words.ts'
import { checkQuery, postingQuery } from '../postings/postings-queries.ts'
import { usePostingAct } from '../postings/use-posting-act.ts'
import { Asked } from './Asked.tsx'
import { Basics } from './Basics.tsx'
import styles from './Editor.module.css'
import { EditorFoot } from './EditorFoot.tsx'
import { EditorHead } from './EditorHead.tsx'
import { Ending } from './Ending.tsx'
import { Overtaken } from './Overtaken.tsx'
import { Preview } from './Preview.tsx'
import { Repeats } from './Repeats.tsx'
import { Terms } from './Terms.tsx'
import { draftOf, fieldsOf, usePostingForm } from './use-posting-form.ts'
import { changeOf, contentOf, emptyPosting, merged, notFigures, tidied, type Written, writtenOf } from './written.ts'

type PostingEditorProps = { institution: InstitutionCard & { state: string }; posting: Posting | null }

/** Where a job is written: a new one, a draft, or one that is published. */
export function PostingEditor({ institution, posting }: PostingEditorProps) {
  const cache = useQueryClient()
  const navigate = useNavigate()
  const [both, setBoth] = useState<PostingField[]>()
  const first = posting ? writtenOf(posting) : emptyPosting(institution)
  const form = usePostingForm(posting ? draftOf(posting.id) : `posting-new:${institution.id}`, posting, first)
  const { values, base, before, changed, keep } = form
  const isDraft = posting?.postingState === 'draft'
  const check = useQuery({ ...checkQuery(posting?.id ?? ''), enabled: isDraft })
  const save = usePostingAct(
    (sent: Written) =>
      base
        ? api.postings.edit({ postingId: base.id, version: base.version, ...changeOf(before, sent) })
        : api.postings.create({ clientId: form.clientId, institutionId: institution.id, ...contentOf(sent) }),
    { quiet: true },
  )
  const publish = usePostingAct(() => api.postings.publish({ postingId: posting!.id, version: posting!.version }), { quiet: true })
  const isOvertaken = codeOf(save.error) === 'POSTING_CHANGED'

  const figures = notFigures(values)
  const lacking = (check.data?.faults ?? []).filter(({ field }) => !field || !changed.includes(field))
  const refused = [...issuesOf(save.error), ...issuesOf(publish.error)]
  const faults = [...figures, ...refused, ...lacking.flatMap(({ field, words }) => (field ? { path: field, message: words } : []))]
  const fields = fieldsOf(form, faults)

  const takeOver = async () => {
    const fresh = await cache.fetchQuery({ ...postingQuery(posting!.id), staleTime: 0 })
    const together = merged(before, values, writtenOf(fresh))
    keep(together.values, fresh)
    setBoth(together.both)
  }
  const submit = () => {
    if (figures.length > 0 || save.isPending) return
    const sent = tidied(values)
    keep(sent)
    publish.reset()
    save.mutate(sent, {
      onSuccess: (answer) => {
        form.saved(sent, answer)
        cache.setQueryData(postingQuery(answer.id).queryKey, answer)
        toast.success(posting?.postingState === 'published' ? say('Saved. Applicants are told what changed.') : say('The draft is saved.'))
        if (!posting) navigate(editorOf(answer.id), { replace: true })
      },
      onError: (error) => void (codeOf(error) === 'POSTING_CHANGED' && takeOver()),
    })
  }
  const goPublic = () =>
    publish.mutate(undefined, {
      onSuccess: (answer) => {
        cache.setQueryData(postingQuery(answer.id).queryKey, answer)
        toast.success(say('The job is published.'))
      },
    })
  const failure = [save, publish].find(({ error }) => error && codeOf(error) !== 'POSTING_CHANGED')?.error

  return (
    <div className={split.column}>
      <EditorHead
        institution={institution}
        posting={posting}
        hasTyped={changed.length > 0}
        isStored={form.isStored}
        onDropped={form.drop}
      />
      {posting?.postingState === 'published' && <Note>Whoever has applied is told which fields you changed, each time that you save.</Note>}
      <div className={styles.split}>
        <Sheet bleed aria-label="Job">
          {isOvertaken && both && <Overtaken both={both} theirs={before} />}
          <Basics {...fields} />
          <Terms {...fields} />
          <Asked {...fields} />
          <Ending {...fields} />
          {check.data && <Repeats duplicates={check.data.duplicates} isRepost={check.data.isRepost} />}
          <EditorFoot
            state={posting?.postingState ?? 'new'}
            hasChanged={changed.length > 0 || !posting}
            toCorrect={[...new Set(faults.map(({ path }) => fieldNames[path.split('.')[0] as keyof typeof fieldNames] ?? path))]}
            hindrance={lacking.find(({ field }) => !field)?.words}
            check={check}
            failure={failure && issuesOf(failure).length === 0 ? wordsOf(failure) : undefined}
            saving={save.isPending}
            publishing={publish.isPending}
            onSave={submit}
            onPublish={goPublic}
            onDiscard={() => {
              form.drop()
              save.reset()
            }}
          />
        </Sheet>
        <Preview
          institution={institution}
          content={contentOf(values)}
          hasWrongPay={['salaryFrom', 'salaryTo'].some((name) => faults.some(({ path }) => path === name))}
          record={posting?.answerRecord}
        />
      </div>
    </div>
  )
}
