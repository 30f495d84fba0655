import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { MUTED_MAX } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import { lockMember } from './follows.ts'

const FULL = 'You have muted as many words as one member can. Please remove one first.'

/** The words that a member has muted, as the alphabet has them. */
export const listMutedWords = (db: Db, memberId: string) =>
  db.selectFrom('muted_word').select('word').where('member_id', '=', memberId).orderBy(sql`lower(word)`).limit(MUTED_MAX).execute()

/** Mutes a word; its capitals mean nothing. */
export async function saveMutedWord(tx: Db, memberId: string, word: string) {
  await lockMember(tx, memberId)
  if ((await listMutedWords(tx, memberId)).length >= MUTED_MAX) throw new Refusal('LIST_FULL', { words: FULL })
  await tx
    .insertInto('muted_word')
    .values({ member_id: memberId, word })
    .onConflict((same) => same.doNothing())
    .execute()
  return { word }
}

export const removeMutedWord = (db: Db, memberId: string, word: string) =>
  db.deleteFrom('muted_word').where('member_id', '=', memberId).where(sql<boolean>`lower(word) = lower(${word})`).execute()
