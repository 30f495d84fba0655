import { dataExports } from '#contract/data-exports.ts'
import { hashPassword } from '#server/account/passwords/passwords.ts'
import { unzip } from './unzip.ts'
import type { TestMember, World } from './world.ts'

export const PASSWORD = 'rounds at seven, theatre at nine'

let hash: Promise<string> | undefined

/** Lets a member sign in with PASSWORD. */
export async function givePassword({ db }: World, { id }: TestMember) {
  hash ??= hashPassword(PASSWORD)
  await db
    .updateTable('account')
    .set({ password_hash: await hash })
    .where('member_id', '=', id)
    .execute()
}

/** The address of a member's copy; whoever has a second factor shows a code of it. */
export const addressOf = async (by: TestMember, id: string, code?: string) =>
  (await by.call(dataExports.download, { id, password: PASSWORD, ...(code && { code }) })).url

/** Asks for a copy, has it made, downloads it and opens it: its files by their paths. */
export async function copyOf(world: World, by: TestMember, code?: string) {
  await givePassword(world, by)
  const { id } = await by.call(dataExports.ask)
  await world.runJobs()
  const answer = await world.fetch(await addressOf(by, id, code))
  const bytes = Buffer.from(await answer.arrayBuffer())
  const files = unzip(bytes)
  return {
    ...{ id, answer, bytes, files },
    /** A list of a room. */
    list: (room: string, name: string) => JSON.parse(files.get(`${room}/data.json`)!.toString())[name] as Record<string, unknown>[],
    /** Everything that can be read in it. */
    text: [...files.values()].map((file) => file.toString('latin1')).join('\n'),
  }
}
