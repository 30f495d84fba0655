import { randomUUID } from 'node:crypto'
import type { InferSchemaInput } from '@orpc/contract'
import { research } from '#contract/research.ts'
import type { TestMember } from './world.ts'

type Draft = InferSchemaInput<NonNullable<(typeof research.upload)['~orpc']['inputSchema']>>

let made = 0

/** A text that no other paper has. */
export const aText = () =>
  new File([`Door-to-wire time in paper ${++made}. We followed 1,486 patients for two years.`], `paper-${made}.txt`)

export const fileOfBytes = (bytes: Buffer, name: string) => new File([Uint8Array.from(bytes)], name)

/** Uploads a file as a paper. */
export async function aPaper(by: TestMember, rest: Partial<Draft> = {}, file: File = aText()) {
  return by.call(research.upload, { clientId: randomUUID(), uploadId: await by.upload('paper', file), ...rest })
}

/** Adds a version to a paper, with a file or without one. */
export async function aVersion(by: TestMember, paperId: string, file: File | null = aText(), changesSummary = '') {
  const uploadId = file && (await by.upload('paper', file))
  return by.call(research.addVersion, { paperId, clientId: randomUUID(), uploadId, changesSummary })
}
