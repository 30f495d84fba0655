import { z } from 'zod'
import type { AuditHead, AuditLine } from '#contract/audit-log.ts'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import type { staff } from '#contract/staff.ts'
import { checkLastHead } from '../../platform/audit/head.ts'
import { findLast } from '../../platform/audit/line.ts'
import { readLines } from '../../platform/audit/read.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'

const CURSOR = /^line\.([1-9]\d{0,14})$/
const Detail = z.record(z.string(), z.string())

/** A page of the audit log, newest first. */
export async function logPage(db: Db, { cursor, act, from, until }: InputOf<typeof staff.log>): Promise<Page<AuditLine>> {
  const lines = await readLines(db, { act, from, until, before: cursor === undefined ? undefined : lineOf(cursor) }, PAGE_SIZE + 1)
  const shown = lines.slice(0, PAGE_SIZE)
  return {
    items: shown.map(({ seq, at, act, member_id, detail, state }) => {
      return { seq, at: at.toISOString(), act, memberId: member_id, detail: detailOf(detail), state }
    }),
    next: lines.length > PAGE_SIZE ? `line.${shown.at(-1)!.seq}` : null,
  }
}

function lineOf(cursor: string) {
  const [, seq] = CURSOR.exec(cursor) ?? []
  if (!seq) throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  return Number(seq)
}

/** A line that somebody else wrote may hold anything. */
function detailOf(stored: string): AuditLine['detail'] {
  try {
    return Detail.parse(JSON.parse(stored))
  } catch {
    return { stored }
  }
}

/** How far the log goes, and how the last line stands that was signed. */
export async function logHead({ db, config, signer }: Pick<Services, 'db' | 'config' | 'signer'>): Promise<AuditHead> {
  const [last, head] = await Promise.all([findLast(db), checkLastHead(db, config.dataDir, signer)])
  return { lines: last?.seq ?? 0, ...head }
}
