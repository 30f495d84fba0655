import { PAPER_MAX_BYTES, WRONG_PAPER } from '#contract/paper-files.ts'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { session } from '../../lib/session.ts'
import { keepHere } from '../../lib/upload/here.ts'
import type { Way } from '../../lib/upload/way.ts'

export const ACCEPTED = '.pdf,.doc,.docx,.txt'

export type FileFailure = { words: string; mayRetry: boolean }

const endingOf = (name: string) => `.${name.split('.').at(-1)!.toLowerCase()}`
const final = (words: string): FileFailure => ({ words, mayRetry: false })

/** What is wrong with a file before anything of it is sent. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): FileFailure | undefined {
  if (!ACCEPTED.split(',').includes(endingOf(name))) return final(WRONG_PAPER)
  if (size === 0) return final('This file is empty.')
  return size > PAPER_MAX_BYTES ? final(`Use a file of at most ${PAPER_MAX_BYTES / 1024 / 1024} MB.`) : undefined
}

/** Refusals that the same file meets again. */
const FINAL: readonly (string | undefined)[] = ['UNSUPPORTED_TYPE', 'TOO_LARGE']
export const failureOf = (error: unknown): FileFailure => ({ words: wordsOf(error), mayRetry: !FINAL.includes(codeOf(error)) })

/** Brings a file to where a paper can be made of it: a member's to the server, in pieces; a guest's no further than this tab. */
export async function bring(file: File, way: Way) {
  if (!session().signedIn) return { id: keepHere(file), taken: () => undefined }
  const { sendInPieces } = await import('../../lib/upload/pieces.ts')
  return sendInPieces('paper', file, way)
}
