import { FIRST_VERSION } from '#contract/paper-words.ts'
import type { ChangedPassage, OpenedPaper, PaperVersion } from '#contract/papers.ts'
import { home } from '#sample/home.ts'
import { type SamplePaper, samplePapers } from '#sample/papers.ts'
import { cardOf } from '#sample/people.ts'

/** A paper of this tab: what its page shows, and the text of each of its versions. */
export type KeptPaper = {
  paper: Omit<OpenedPaper, 'versions' | 'comments'>
  texts: Map<number, string[]>
  /** What a version says otherwise than the one before it. */
  changes: Map<number, ChangedPassage[]>
}

const momentOf = (day: string) => `${day}T09:00:00.000Z`

/** A version of the preview: its file is named, and is nowhere to be had. */
export const versionOf = (said: Pick<PaperVersion, 'paperId' | 'no' | 'fileName' | 'uploadedAt' | 'changesSummary'>): PaperVersion => ({
  ...said,
  ...{ clientId: null, file: null, pages: null, textState: 'none', textTrouble: '' },
})

const NOT_HERE = 'The preview does not hold the text of this version.'

function keptOf(sample: SamplePaper): KeptPaper {
  const { id, by, versions, pages, before, changed, comments: _comments, ...said } = sample
  const newest = versions.length
  const texts = new Map([[newest, [...pages]]])
  if (before) texts.set(newest - 1, [...before])
  const versionList = versions.map(({ fileName, day, changes }, at): PaperVersion => {
    const text = texts.get(at + 1)
    return {
      ...versionOf({ paperId: id, no: at + 1, fileName, uploadedAt: momentOf(day), changesSummary: changes || FIRST_VERSION }),
      ...(text ? { textState: 'read', pages: text.length } : { textState: 'failed', textTrouble: NOT_HERE }),
    }
  })
  const uploadedBy = cardOf(by)
  return {
    texts,
    changes: new Map(changed && [[newest, changed]]),
    paper: {
      ...{ ...said, id, clientId: null, doi: null, link: null, canRead: true, uploadedBy, isOwn: uploadedBy.id === home.card.id },
      ...{ createdAt: momentOf(versions[0]!.day), editedAt: null, isSaved: false, isFollowed: false, isRetracted: false },
      versionList: versionList.reverse(),
    },
  }
}

/** What this tab knows of papers, the newest upload first. Nobody else ever hears of what is added. */
export const papers: KeptPaper[] = samplePapers.map(keptOf)
