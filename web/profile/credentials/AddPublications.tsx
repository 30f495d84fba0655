import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { issuesOf, wordsOf } from '../../lib/api/failure.ts'
import { pluralize, sayCount } from '../../lib/count.ts'
import { DialogTabs } from '../../ui/dialog/DialogTabs.tsx'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { useChanged } from '../../ui/form/use-changed.ts'
import { toast } from '../../ui/status/toast.ts'
import { ImportPapers, PAPERS_MAX } from './ImportPapers.tsx'
import { PaperFields } from './PaperFields.tsx'
import { emptyPaper, isEmptyPaper, isSound, type PaperForm, paperFaults, paperOf } from './papers/paper.ts'

const papers = (count: number) => pluralize(count, 'paper')

/** One paper by hand, or a list of them from a CV, a file or a register. */
export default function AddPublications({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState('one')
  const [paper, setPaper] = useState<PaperForm>(emptyPaper)
  const [found, setFound] = useState<PaperForm[]>([])
  const [references, setReferences] = useState('')
  const changed = useChanged([paper, found, references])
  const [tried, setTried] = useState(false)
  const cache = useQueryClient()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const chosen = way === 'one' ? [paper] : found.slice(0, PAPERS_MAX)

  /** What is not added yet stands here for the next press; where nothing is left, the dialog is done with. */
  const goOn = () => {
    const others = way === 'one' ? found : found.slice(PAPERS_MAX)
    const byHand = way === 'one' ? emptyPaper : paper
    const isUnread = way === 'one' && references.trim() !== ''
    if (others.length === 0 && isEmptyPaper(byHand) && !isUnread) return onClose()
    setPaper(byHand)
    setFound(others)
    if (others.length === 0 && !isUnread) setReferences('')
    setWay(others.length > 0 || isUnread ? 'many' : 'one')
    setTried(false)
    setBusy(false)
  }

  const add = async () => {
    setTried(true)
    setError(undefined)
    if (!chosen.every((form) => isSound(paperFaults(form)))) return
    setBusy(true)
    try {
      const { added, skipped } = await api.profile.addPublications({ publications: chosen.map(paperOf) })
      await cache.invalidateQueries()
      toast.success(
        skipped
          ? sayCount(added, '{count} paper added, {skipped} already listed', '{count} papers added, {skipped} already listed', { skipped })
          : sayCount(added, '{count} paper added', '{count} papers added'),
      )
      goOn()
    } catch (reason) {
      const [issue] = issuesOf(reason)
      const title = chosen[Number(issue?.path.split('.')[1])]?.title
      setError(issue ? `${title || 'A paper'}: ${issue.message}` : wordsOf(reason))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title="Add publications"
      submitLabel={way === 'one' || chosen.length === 0 ? 'Add publication' : `Add ${papers(chosen.length)}`}
      busy={busy}
      changed={changed}
      disabled={chosen.length === 0}
      error={error}
      onSubmit={add}
      onClose={onClose}
    >
      <DialogTabs
        label="Ways to add"
        selected={way}
        onSelect={(next) => {
          setWay(next)
          setTried(false)
        }}
        tabs={[
          {
            id: 'one',
            label: 'By hand',
            panel: <PaperFields paper={paper} faults={tried ? paperFaults(paper) : {}} onChange={setPaper} />,
          },
          {
            id: 'many',
            label: 'Import',
            panel: <ImportPapers text={references} papers={found} tried={tried} onText={setReferences} onChange={setFound} />,
          },
        ]}
      />
    </FormDialog>
  )
}
