import { hosted, rowsOf } from '../hosted.ts'
import { type HostedMember, MEMBER, SEARCH_MAX } from '../tables.ts'

/** Verified members with a licence on file, the newest first. */
export async function readVerified(limit: number): Promise<HostedMember[]> {
  const client = await hosted()
  return rowsOf(
    await client
      .from('members')
      .select(MEMBER)
      .eq('verified', true)
      .eq('license_on_file', true)
      .order('created_at', { ascending: false })
      .limit(limit)
      .overrideTypes<HostedMember[], { merge: false }>(),
  )
}

/** What is typed as a pattern that contains it. A sign that would end the pattern or mean something in it stands for any one sign. */
export const containing = (words: string) =>
  `%${words
    .trim()
    .slice(0, 100)
    .replace(/[^\p{L}\p{M}\p{N} .'-]/gu, '_')}%`

/** Members whose name or specialization contains the words. */
export async function findMembers(words: string): Promise<HostedMember[]> {
  const client = await hosted()
  const pattern = containing(words)
  return rowsOf(
    await client
      .from('members')
      .select(MEMBER)
      .or(`full_name.ilike.${pattern},specialization.ilike.${pattern}`)
      .limit(SEARCH_MAX)
      .overrideTypes<HostedMember[], { merge: false }>(),
  )
}
