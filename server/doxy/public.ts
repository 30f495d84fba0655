import type { Finding } from '#contract/checks.ts'
import type { Answer, NewDocument } from '#contract/doxy.ts'
import type { VerificationStatus } from '#contract/feed.ts'
import type { ModelSettings } from '../platform/config.ts'
import type { Db } from '../platform/db/client.ts'
import type { Log } from '../platform/log.ts'
import { sealedLog } from '../platform/secrets/opened.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { ask, type Doxy } from './ask.ts'
import { askModel } from './check/ask-model.ts'
import { statusOf } from './check/examine.ts'
import { Examiner } from './check/examiner.ts'
import { openLibrary } from './library/stored-library.ts'
import type { Material } from './model/material.ts'
import { openModel } from './model/model.ts'
import { Proofreader } from './model/proofreader.ts'
import { type Summary, writeSummary as write } from './model/write-summary.ts'
import type { Question } from './question.ts'
import { QuestionReader } from './question-reader.ts'

export { DISCLAIMER } from './answer/compose.ts'
/** Doxy AI as other rooms hold it: they hand it on, and ask it by the functions of this file. */
export type { Doxy } from './ask.ts'
export { forgetBudget } from './documents/budget.ts'
export { evidenceLeft } from './library/left.ts'
export { isMedicalWord } from './text/medical-words.ts'
export { SPECIALTY_WORDS } from './text/specialties.ts'

/** What was found of each claim of a text, and what that makes of the text; a text without a claim has no findings. */
type Judgement = { findings: Finding[]; status: VerificationStatus }

/** The evidence in a database, and the model that may put it into words, where one is configured. */
export function openDoxy(db: Db, vault: Vault, settings: ModelSettings | undefined, log: Log): Doxy {
  const library = openLibrary({ db, vault, log: sealedLog(log) })
  const [reader, examiner, proofreader] = [new QuestionReader(), new Examiner(library), new Proofreader()]
  return {
    library,
    model: settings ? openModel(settings, log) : null,
    reader,
    examiner,
    proofreader,
    async close() {
      await Promise.all([reader.close(), examiner.close(), proofreader.close()])
      await library.close()
    },
  }
}

/** An answer that others read too: from everybody's evidence alone, and made to its end, whoever leaves meanwhile. */
export async function answerQuestion(doxy: Doxy, viewerId: string, question: Question): Promise<Answer> {
  const sender = { memberId: viewerId }
  return ask(doxy, sender, await doxy.reader.read(question, sender), {
    signal: new AbortController().signal,
    tell: async () => {},
    isReadByOthers: true,
  })
}

/** Judges every claim of a text by rules alone, against what everybody may read. */
export async function judgeClaims({ examiner }: Pick<Doxy, 'examiner'>, text: string): Promise<Judgement> {
  const findings = await examiner.examine(text)
  return { findings, status: statusOf(findings) }
}

/** The findings after the model was asked about what the rules left open; undefined when there is no model, or nothing came of it. */
export async function askModelAbout(
  { library, model, proofreader }: Pick<Doxy, 'library' | 'model' | 'proofreader'>,
  findings: readonly Finding[],
  signal: AbortSignal,
): Promise<Finding[] | undefined> {
  return model ? askModel({ library, proofreader }, model, findings, signal) : undefined
}

/** Whether an answer stands in one of a member's own chats. */
export async function hasAnswer(db: Db, memberId: string, exchangeId: string): Promise<boolean> {
  const row = await db
    .selectFrom('chat_exchange')
    .innerJoin('chat', 'chat.id', 'chat_exchange.chat_id')
    .select('chat_exchange.id')
    .where('chat_exchange.id', '=', exchangeId)
    .where('chat.member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/** How many passages everybody's questions and claims are compared with today. */
export const countPassages = ({ library }: Pick<Doxy, 'library'>): number => library.size

/** Takes a document in among a member's own, which answer them alone; refused as whatever they bring themselves is. */
export const indexOwn = ({ library }: Pick<Doxy, 'library'>, memberId: string, document: NewDocument) =>
  library.ingest([document], { kind: 'member', memberId })

/** Takes a document of a member's own away, if it is there. */
export const unindexOwn = ({ library }: Pick<Doxy, 'library'>, memberId: string, id: string) => library.remove(id, memberId)

/** Whether a document is among a member's own now: they can take it away themselves. */
export const hasOwn = ({ library }: Pick<Doxy, 'library'>, memberId: string, id: string) => library.hasOwn(memberId, id)

/** The sentences of a text that speak to a machine and not to a reader, which no answer quotes. */
export const findMachineSentences = async ({ library }: Pick<Doxy, 'library'>, text: string, memberId: string): Promise<string[]> =>
  (await library.partsOf(text, memberId)).flatMap((part) => (part.flagged ? [part.text] : []))

/** A summary of one work by the model, where one is configured and could be asked; each line stands on a sentence of the work. */
export const writeSummary = async (
  { library, model, proofreader }: Pick<Doxy, 'library' | 'model' | 'proofreader'>,
  material: Material,
): Promise<Summary | undefined> => (model ? write({ library, model, proofreader }, material) : undefined)

/** Takes works out of what everybody is answered from, and keeps them out. */
export const retractWorks = ({ library }: Pick<Doxy, 'library'>, dois: readonly string[]) =>
  library.retract(dois.map((doi) => ({ id: `doi:${doi}`, doi })))
