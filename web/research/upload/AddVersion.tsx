import { useState } from 'react'
import { LATER_VERSION, NO_FILE } from '#contract/paper-words.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import { useDrafted } from '../../institutions/use-drafted.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { newClientId } from '../../lib/client-id.ts'
import { dropDraft, findDraft } from '../../lib/drafts.ts'
import { FormDialog } from '../../ui/dialog/FormDialog.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { usePaperChange } from '../mutations.ts'
import { ChooseFile } from './ChooseFile.tsx'
import styles from './Upload.module.css'
import { usePaperFile } from './use-paper-file.ts'

type Draft = { changesSummary: string; sentAs?: string }

/** The name under which a version is sent: that of a draft whose answer was lost, unless the paper shows that it has arrived as it was typed. */
function begin(name: string, { versionList }: OpenedPaper) {
  const { sentAs, changesSummary = '' } = findDraft<Draft>(name) ?? {}
  const arrived = sentAs && versionList.find(({ clientId }) => clientId === sentAs)
  if (arrived && arrived.changesSummary === (changesSummary.trim() || LATER_VERSION)) dropDraft(name)
  else if (sentAs) return sentAs
  return newClientId()
}

/** A further version of one's own paper. */
export function AddVersion({ paper, onClose }: { paper: OpenedPaper; onClose: () => void }) {
  const name = `paper-version:${paper.id}`
  const [first] = useState(() => begin(name, paper))
  const { values, set, drop } = useDrafted<Draft>(name, { changesSummary: '' })
  const { changesSummary } = values
  const [clientId, setClientId] = useState(first)
  const file = usePaperFile()
  const { chosen } = file
  const add = usePaperChange(paper.id, () => {
    // Kept with its words: whoever comes back after a lost answer sends the same version again.
    set({ sentAs: clientId })
    return api.research.addVersion({ paperId: paper.id, clientId, uploadId: chosen?.uploadId ?? null, changesSummary })
  })
  /** What was sent without an answer may have arrived, and with another file it is another version. */
  const change = (act: () => void) => {
    setClientId(newClientId())
    act()
  }
  const close = () => {
    drop()
    onClose()
  }
  const done = () => {
    file.taken()
    close()
  }
  return (
    <FormDialog
      title="Add a version"
      submitLabel="Add version"
      busy={add.isPending}
      disabled={chosen !== undefined && (!chosen.uploadId || chosen.failure !== undefined)}
      changed={chosen !== undefined || changesSummary !== ''}
      error={add.isError ? wordsOf(add.error) : undefined}
      onSubmit={() => add.mutate(undefined, { onSuccess: done })}
      onClose={close}
    >
      <fieldset disabled={add.isPending}>
        <ChooseFile
          chosen={chosen}
          hint={`PDF, DOC, DOCX or TXT. Without one the version says “${NO_FILE}”.`}
          onFiles={([first]) => first && change(() => file.choose(first))}
          onCancel={() => change(file.cancel)}
          onRetry={file.retry}
        />
        <div className={styles.state}>
          <TextArea
            label="What changed"
            hint={`“${LATER_VERSION}”, if empty.`}
            rows={2}
            maxLength={500}
            value={changesSummary}
            onChange={({ target }) => set({ changesSummary: target.value })}
          />
        </div>
      </fieldset>
    </FormDialog>
  )
}
