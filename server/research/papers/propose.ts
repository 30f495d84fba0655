import { PAPER_TOPICS_MAX } from '#contract/limits.ts'
import type { PaperType } from '#contract/paper-files.ts'
import type { PaperProposal, PaperTextState } from '#contract/papers.ts'
import type { research } from '#contract/research.ts'
import type { InputOf } from '#contract/route.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { openUpload } from '../../platform/uploads/take.ts'
import { nothingProposed, type Reading } from '../reading/document.ts'
import { readFile } from '../reading/reader.ts'
import { askRegister } from '../reading/register.ts'
import { paperUpload } from '../uploads.ts'
import { findDuplicates } from './duplicates.ts'

/** Whoever fills a form in the meantime waits no longer. */
const WAIT_SECONDS = 20

/** What a file that has arrived, and the register of its DOI, say of a paper. Nothing is kept of it. */
export async function propose({ uploadId, doi }: InputOf<typeof research.propose>, context: MemberContext) {
  const { db, files, vault, viewer } = context
  const upload = uploadId ? await openUpload({ db, files, vault }, paperUpload, viewer.id, uploadId) : undefined
  const reading =
    upload && (await readFile({ stream: upload.stream, type: upload.type as PaperType, memberId: viewer.id, waitSeconds: WAIT_SECONDS }))
  const said = reading && 'proposal' in reading ? reading.proposal : nothingProposed
  const named = doi || said.doi
  const registered = await askRegister(context, named)
  return {
    proposal: { ...joined(registered, said), doi: named },
    duplicates: await findDuplicates(db, viewer.id, { doi: named, sha256: upload?.sha256 ?? null }),
    ...stateOf(reading),
    fromRegister: registered !== null,
  }
}

/** The register knows better than a guess from the page; where it says nothing, the guess stands. */
function joined(registered: Omit<PaperProposal, 'doi'> | null, said: PaperProposal): PaperProposal {
  if (!registered) return said
  const topics = [...new Set([...said.topics, ...registered.topics])].slice(0, PAPER_TOPICS_MAX)
  const either = (field: 'title' | 'authors' | 'year' | 'journal' | 'abstract') => registered[field] || said[field]
  return {
    ...{ title: either('title'), authors: either('authors'), year: either('year'), journal: either('journal') },
    ...{ abstract: either('abstract'), doi: said.doi, topics },
  }
}

const stateOf = (reading: Reading | undefined): { textState: PaperTextState; textTrouble: string } => ({
  textState: reading?.state ?? 'none',
  textTrouble: reading?.state === 'failed' ? reading.trouble : '',
})
