import type { Note } from '#corpus/note.ts'
import type { FoundDocument } from '../library/library.ts'
import { asksHarm } from './choose.ts'
import { dataOf } from './note-data.ts'

/** A document so near to the best one is about something that the question is near to. */
const NEAR_SCORE = 0.5
const RELATED_MAX = 3
const TITLE_MAX = 80

/** For somebody whose question the library knows nothing of. */
const STARTS: readonly string[] = [
  'Which treatments for heart failure lower mortality?',
  'How is dengue shock treated?',
  'Which trials in India changed practice?',
]

/** Questions that lead on from an answer: about the first work it cites, and about what was found beside the cited ones. */
export function followUps(query: string, cited: readonly FoundDocument[], found: readonly FoundDocument[]): string[] {
  const [first] = cited
  if (!first) return [...STARTS]
  const note = dataOf(first)
  if (!note) return asksAbout(first)
  const { topic, harms, limits } = note
  const [beside] = topicsOf(found.filter((document) => !cited.includes(document) && isNear(document, found)))
  return [
    ...(harms && !asksHarm(query) ? [`What are the harms of ${topic}?`] : []),
    ...(limits ? [asksLimits(note)] : []),
    ...(beside ? [`What is known about ${beside}?`] : []),
    /\bIndian?\b/.test(topic) ? `Do guidelines speak of ${topic}?` : `Is there evidence from India on ${topic}?`,
  ]
}

/** Questions that the library can answer, for somebody who got no answer. */
export function narrower(related: readonly FoundDocument[]): string[] {
  const questions = related.flatMap((document) => {
    const note = dataOf(document)
    return note ? [`What is known about ${note.topic}?`] : asksAbout(document).slice(0, 1)
  })
  return questions.length > 0 ? questions.slice(0, RELATED_MAX) : [...STARTS]
}

function asksLimits({ kind, topic }: { kind: Note['kind']; topic: string }) {
  if (kind === 'trial' || kind === 'meta-analysis') return `Who was studied for ${topic}, and who was left out?`
  return kind === 'guideline' || kind === 'consensus'
    ? `What are the limits of the guidance on ${topic}?`
    : `How sure are the figures on ${topic}?`
}

const topicsOf = (documents: readonly FoundDocument[]) => documents.flatMap((document) => dataOf(document)?.topic ?? [])

const isNear = ({ score }: FoundDocument, found: readonly FoundDocument[]) =>
  score >= NEAR_SCORE * Math.max(...found.map((one) => one.score))

/** Of a document that is no note of ours only the title is known. */
function asksAbout({ title }: FoundDocument): string[] {
  if (!title) return []
  const [head = ''] = title.length > TITLE_MAX ? (/^.{1,80}(?=\s)/u.exec(title) ?? [title.slice(0, TITLE_MAX)]) : [title]
  const named = `“${head.replace(/\.$/, '')}${head.length < title.length ? '…' : ''}”`
  return [`What did ${named} find?`, `Who was studied in ${named}?`, `Is there other evidence beside ${named}?`]
}
