import type { MadeAnalysis, PaperSentence } from '#contract/paper-analyses.ts'
import { ANALYSIS_PROMPT, analysisParts } from '#contract/paper-words.ts'
import { DISCLAIMER, type Doxy, findMachineSentences, writeSummary } from '../../doxy/public.ts'
import { linkOf, publishedIn } from '../evidence/document.ts'
import { chooseSentences } from './analyser.ts'
import type { Material } from './material.ts'

/** Sentences of one part that are shown. */
const SHOWN_EACH = 4
const WORD_MIN = 5
const WORDS_MOST = 20
const OFTEN = 'about which where paper study their there these those would could should please explain describe detail bullet points'

/** What a paper says of itself, in its own sentences, and where a model is configured in words that were checked against them. */
export async function makeAnalysis(doxy: Doxy, viewerId: string, material: Material, instruction: string): Promise<MadeAnalysis> {
  const { sentences: chosen, byHeadings } = await chooseSentences({ pages: material.pages, wanted: wantedOf(instruction) }, viewerId)
  const forMachines = await findMachineSentences(doxy, chosen.map(({ text }) => text).join('\n'), viewerId)
  const honest = chosen.filter(({ text }) => !forMachines.some((words) => text.includes(words)))
  const sentences = analysisParts.flatMap(({ id }) =>
    honest
      .filter(({ part }) => part === id)
      .slice(0, SHOWN_EACH)
      .sort((a, b) => a.nth - b.nth)
      .map(({ part, text, page }): PaperSentence => ({ part, text, page })),
  )
  const { paper } = material
  const written = await writeSummary(doxy, { title: paper.title, instruction, sentences: sentences.map(({ text }) => text) })
  const lines = written?.lines ?? []
  const mode = lines.length > 0 ? 'model' : 'extractive'
  const steps = [
    readStep(material),
    byHeadings
      ? 'Chose sentences by the headings of the text.'
      : 'Chose sentences by their words, as the text has no headings that were known.',
    ...(chosen.length > honest.length ? [`Left out ${counted(chosen.length - honest.length, 'sentence')} that speak to machines.`] : []),
    ...(written?.step ? [written.step] : []),
  ]
  const summary =
    mode === 'model' ? lines.map(({ text, on }) => `- ${text}${placeOf(sentences[on]!, material)}`).join('\n') : quoted(sentences, material)
  return {
    mode,
    sentences,
    sections: [
      {
        heading: 'Summary' as const,
        text:
          (paper.isRetracted ? '**This work was retracted.**\n\n' : '') +
          (summary || 'No sentence on background, methods, findings or limits was found.'),
      },
      { heading: 'Steps' as const, text: steps.map((step, at) => `${at + 1}. ${step}`).join('\n') },
      { heading: 'Evidence' as const, text: evidenceOf(material) },
      { heading: 'Next' as const, text: nextOf(sentences) },
      { heading: 'Confidence' as const, text: byHeadings && sentences.some(({ part }) => part === 'findings') ? 'Medium' : 'Low' },
      { heading: 'Disclaimer' as const, text: DISCLAIMER },
    ],
  }
}

/** Words of an instruction of the reader's own that choose among sentences. */
function wantedOf(instruction: string): string[] {
  const usual = new Set(`${ANALYSIS_PROMPT} ${OFTEN}`.toLowerCase().match(/\p{L}+/gu))
  const words = instruction.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []
  return [...new Set(words.filter((word) => word.length >= WORD_MIN && !usual.has(word)))].slice(0, WORDS_MOST)
}

const quoted = (sentences: readonly PaperSentence[], material: Material) =>
  analysisParts
    .flatMap(({ id, label }) => {
      const lines = sentences.filter(({ part }) => part === id).map((one) => `- ${one.text}${placeOf(one, material)}`)
      return lines.length > 0 ? [`**${label}**\n\n${lines.join('\n')}`] : []
    })
    .join('\n\n')

const placeOf = ({ page }: PaperSentence, { isPdf }: Material) => (page !== null && isPdf ? ` (p. ${page})` : '')

function readStep({ extent, pages, versionNo, isPdf, isWaiting }: Material) {
  if (extent === 'abstract' && isWaiting) return 'Read the abstract; the text is still being read from its file.'
  if (extent === 'abstract') return 'Read the abstract; the text is not here, or not for you to read.'
  return isPdf ? `Read ${counted(pages.length, 'page')} of version ${versionNo}.` : `Read the text of version ${versionNo}.`
}

const evidenceOf = ({ paper }: Material) =>
  [paper.title, paper.year, publishedIn(paper), paper.doi ?? paper.id, linkOf(paper)].filter(Boolean).join(' • ')

function nextOf(sentences: readonly PaperSentence[]) {
  const missing = analysisParts.filter(({ id }) => !sentences.some(({ part }) => part === id))
  const named = missing.map(({ label }) => label.toLowerCase()).join(', ')
  return named
    ? `Nothing was found on: ${named}. Read the text itself for that.`
    : 'Read the sentences where they stand before you rely on them.'
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
