import { randomUUID } from 'node:crypto'
import { conversations } from '#contract/conversations.ts'
import { doxy } from '#contract/doxy.ts'
import { jobSearches } from '#contract/job-searches.ts'
import { ledger } from '#contract/ledger.ts'
import { manuscripts } from '#contract/manuscripts.ts'
import { saved } from '#contract/saved.ts'
import { newId } from '#server/platform/ids.ts'
import { givePassword } from './data-export.ts'
import { idNameOf } from './description.ts'
import { befriend } from './mates.ts'
import { write } from './messages.ts'
import type { CallerKind } from './odd-requests.ts'
import { aText } from './papers.ts'
import { type Known, OTHERS } from './schema-values.ts'
import { things } from './things.ts'
import type { TestMember, World } from './world.ts'

/** A word that stands in everything that Gita keeps to herself, and nowhere else. */
export const SECRET = 'Gangubaiwada'

type Ids = Record<string, string>

/** Gita, whose things no caller may see, not even by their ids, which all of them know. */
export async function plantSecrets(world: World): Promise<Ids> {
  const gita = await world.member({ name: 'Gita Sen', email: `${SECRET}@secret.example`, verified: true })
  const hari = await world.member({ name: 'Hari Das' })
  await befriend(world, gita, [hari])
  const { id: conversationId } = await gita.call(conversations.open, { memberId: hari.id })
  await write(gita, conversationId, `${SECRET} in bed 4`)
  const begun = await gita.call(manuscripts.begin, { clientId: randomUUID() })
  const course = { title: SECRET, subject: '', summary: '', isForStudents: false, minutes: 30, modules: [] }
  await gita.call(manuscripts.save, { manuscriptId: begun.id, sequence: begun.sequence, course })
  const { id: labelId } = await gita.call(saved.addLabel, { name: SECRET })
  const { id: searchId } = await gita.call(jobSearches.add, { clientId: randomUUID(), name: SECRET })
  const learned = { title: 'Ward round', hours: 1, on: '2020-01-01', reflection: SECRET }
  const kinds = { standing: { kind: 'self_recorded' }, source: { kind: 'free' } } as const
  const { id: entryId } = await gita.call(ledger.add, { clientId: newId(), ...learned, ...kinds })
  const chatId = newId()
  await gita.call(doxy.ask, { query: `What of ${SECRET}?`, context: { chat_id: chatId, client_id: newId() } })
  return { conversationId, manuscriptId: begun.id, labelId, searchId, entryId, chatId, memberId: gita.id, sessionId: gita.sessionId }
}

/** Those who call, what is there, and what their answers have told. */
export class Stage {
  readonly world: World
  readonly callers = new Map<CallerKind, TestMember>()
  readonly #told = new Map<string, string[]>()
  /** The same, of what each caller was told. */
  readonly #toldTo = new Map<CallerKind, Map<string, string[]>>()
  /** The ids of what a thing is in, by its own. */
  readonly #around = new Map<string, Ids>()
  readonly #secrets: Ids

  private constructor(world: World, secrets: Ids) {
    this.world = world
    this.#secrets = secrets
  }

  static async open(world: World, secrets: Ids) {
    const stage = new Stage(world, secrets)
    const [member, verified, reviewer] = [await stage.renew('member'), await stage.renew('verified'), await stage.renew('reviewer')]
    const { day: _, version: __, seq: ___, commentId, ...ids } = await things(world, verified, [member, reviewer])
    const uploads = [await verified.upload('paper', aText()), await verified.upload('paper', aText())]
    for (const told of [{ memberId: reviewer.id }, { memberId: verified.id, sessionId: member.sessionId }, ids]) stage.learn(told)
    stage.learn({ id: commentId }, ['commentId'], { postId: ids.postId })
    for (const uploadId of uploads) stage.learn({ uploadId })
    return stage
  }

  tokenOf = (kind: CallerKind) => this.callers.get(kind)?.token

  /** Puts another one in the place of a caller who is none any more. */
  async renew(kind: Exclude<CallerKind, 'guest'>) {
    const { world } = this
    const one = kind === 'reviewer' ? await world.reviewer() : await world.member({ verified: kind === 'verified' })
    await givePassword(world, one)
    this.callers.set(kind, one)
    this.#toldTo.delete(kind)
    return one
  }

  /**
   * Notes every id in an answer by its name, and where a next page begins. What is called no more than `id` is noted also by `names`, further in by
   * what it stands under there; all of it is `within` what its address was made of, and comes before all else when the one who was told it calls.
   */
  learn(answer: unknown, names: readonly string[] = [], within: Ids = {}, to?: CallerKind) {
    if (typeof answer !== 'object' || answer === null) return
    if (names.length > 0 && 'id' in answer && typeof answer.id === 'string') this.#around.set(answer.id, within)
    for (const [name, value] of Object.entries(answer)) {
      if (typeof value !== 'string') this.learn(value, Array.isArray(answer) || name === 'items' ? names : [idNameOf(name)], within, to)
      else if (/^(id|next|.*Id)$/.test(name)) for (const one of name === 'id' ? ['id', ...names] : [name]) this.#note(one, value, to)
    }
  }

  around = (id: unknown): Ids => this.#around.get(String(id)) ?? {}

  /** What is not there for a caller comes last from now on. */
  forget(ids: Ids, caller: CallerKind) {
    for (const told of [this.#told, this.#toldTo.get(caller)])
      for (const [name, id] of Object.entries(ids)) {
        const named = told?.get(name)
        if (named?.includes(id)) told!.set(name, [...named.filter((one) => one !== id), id])
      }
  }

  #note(name: string, value: string, to: CallerKind | undefined) {
    noteIn(this.#told, name, value)
    if (to)
      noteIn(
        this.#toldTo.getOrInsertComputed(to, () => new Map()),
        name,
        value,
      )
  }

  /** What has this name; of none, the id of something, or nothing at all where that will do. */
  idOf = ({ name, nth, isOptional }: Known, caller?: CallerKind) => {
    if (nth === OTHERS && this.#secrets[name]) return this.#secrets[name]
    const named = [...new Set([...((caller && this.#toldTo.get(caller)?.get(name)) ?? []), ...(this.#told.get(name) ?? [])])]
    if (named.length === 0 && isOptional) return undefined
    const all = name === 'next' ? named : [...named, ...(this.#told.get('id') ?? []).slice(0, 4)]
    return all.length === 0 ? randomUUID() : all.at(nth % all.length)
  }
}

/** What was told last comes first. */
const noteIn = (told: Map<string, string[]>, name: string, value: string) =>
  told.set(name, [value, ...(told.get(name) ?? []).filter((one) => one !== value)].slice(0, 12))
