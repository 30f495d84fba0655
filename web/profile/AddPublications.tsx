import { useState } from 'react'
import { api } from '../lib/api.ts'
import { issuesOf, wordsOf } from '../lib/failure.ts'
import { queryClient } from '../lib/query.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { toast } from '../ui/toast.ts'
import { EditDialog } from './EditDialog.tsx'
import styles from './EditProfile.module.css'
import { ImportPapers } from './ImportPapers.tsx'
import { PaperFields } from './PaperFields.tsx'
import { emptyPaper, isSound, type PaperForm, paperFaults, paperOf } from './paper.ts'

const papers = (count: number) => `${count} ${count === 1 ? 'paper' : 'papers'}`

/** One paper by hand, or a list of them as DOIs, BibTeX or RIS. */
export default function AddPublications({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState('one')
  const [paper, setPaper] = useState<PaperForm>(emptyPaper)
  const [found, setFound] = useState<PaperForm[]>([])
  const [tried, setTried] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const chosen = way === 'one' ? [paper] : found

  const add = async () => {
    setTried(true)
    setError(undefined)
    if (!chosen.every((form) => isSound(paperFaults(form)))) return
    setBusy(true)
    try {
      const { added, skipped } = await api.profile.addPublications({ publications: chosen.map(paperOf) })
      await queryClient.invalidateQueries()
      toast.success(skipped ? `${papers(added)} added, ${skipped} stood there already` : `${papers(added)} added`)
      onClose()
    } catch (reason) {
      const [issue] = issuesOf(reason)
      const title = chosen[Number(issue?.path.split('.')[1])]?.title
      setError(issue ? `${title || 'A paper'}: ${issue.message}` : wordsOf(reason))
      setBusy(false)
    }
  }

  return (
    <EditDialog
      title="Add publications"
      act={way === 'one' || chosen.length === 0 ? 'Add publication' : `Add ${papers(chosen.length)}`}
      busy={busy}
      disabled={chosen.length === 0}
      error={error}
      onAct={add}
      onClose={onClose}
    >
      <div className={styles.sections}>
        <Tabs
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
            { id: 'many', label: 'Import', panel: <ImportPapers papers={found} tried={tried} onChange={setFound} /> },
          ]}
        />
      </div>
    </EditDialog>
  )
}
