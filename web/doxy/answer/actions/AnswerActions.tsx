import { Copy, Download, GraduationCap } from 'lucide-react'
import type { Answer } from '#contract/doxy.ts'
import { say } from '../../../lib/language/say.ts'
import { saveBlob } from '../../../lib/save-blob.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Menu } from '../../../ui/menu/Menu.tsx'
import { announce } from '../../../ui/status/announce.ts'
import { toast } from '../../../ui/status/toast.ts'
import { plainDoisOf } from '../../library/references.ts'
import { useRetracted } from '../../retraction/use-retracted.ts'
import styles from './Actions.module.css'
import { Feedback } from './Feedback.tsx'

type AnswerActsProps = { answer: Answer; wasRight: boolean | null }

async function copy(answer: Answer, retracted: readonly string[]) {
  const { asText } = await import('./as-text.ts')
  try {
    await navigator.clipboard.writeText(asText(answer, retracted))
    announce('Answer copied to the clipboard.')
    void toast.success(say('Answer copied.'))
  } catch {
    void toast.error(say('This browser does not allow copying here. Select the text and copy it yourself.'))
  }
}

async function download({ evidence }: Answer, retracted: readonly string[], kind: 'ris' | 'bib') {
  const { toBibtex, toRis } = await import('./reference-files.ts')
  const content = kind === 'ris' ? toRis(evidence, retracted) : toBibtex(evidence, retracted)
  const type = kind === 'ris' ? 'application/x-research-info-systems' : 'application/x-bibtex'
  saveBlob(new Blob([content], { type }), `doxy-references.${kind}`)
}

/** What a member can do with an answer. */
export default function AnswerActions({ answer, wasRight }: AnswerActsProps) {
  const retracted = useRetracted(plainDoisOf(answer.evidence))
  return (
    <div className={styles.acts}>
      <Button tone="quiet" size="small" onClick={() => void copy(answer, retracted)}>
        <Copy />
        Copy
      </Button>
      {answer.evidence.length > 0 && (
        <Menu
          label="Export references"
          icon={<Download />}
          items={[
            { label: 'RIS (Zotero, Mendeley, EndNote)', onSelect: () => void download(answer, retracted, 'ris') },
            { label: 'BibTeX (LaTeX)', onSelect: () => void download(answer, retracted, 'bib') },
          ]}
        />
      )}
      {answer.exchangeId && (
        // The answer is named by its id alone: no word of a question goes into an address.
        <ButtonLink tone="quiet" size="small" to={`/education?ledger&answer=${answer.exchangeId}`}>
          <GraduationCap />
          Learn from this answer
        </ButtonLink>
      )}
      {answer.exchangeId && <Feedback exchangeId={answer.exchangeId} before={wasRight} />}
    </div>
  )
}
