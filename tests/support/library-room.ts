import { test as base } from 'vitest'
import type { Library, Uploader } from '#server/doxy/library/library.ts'
import { openLibrary } from '#server/doxy/library/stored-library.ts'
import { newId } from '#server/platform/ids.ts'
import { openVault } from '#server/platform/secrets/vault.ts'
import { type FreshDatabase, freshDatabase } from './database.ts'

export const vault = openVault(Buffer.alloc(32, 7))

type Room = { fresh: FreshDatabase; library: Library; member(): Promise<Extract<Uploader, { kind: 'member' }>> }

/** A library on a database of its own, and those who bring documents to it. */
export const test = base.extend<{ room: Room }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  room: async ({}, use) => {
    const fresh = await freshDatabase()
    const library = openLibrary({ db: fresh.database.db, vault })
    const member = async () => {
      const id = newId()
      await fresh.database.db
        .insertInto('member')
        .values({ id, handle: id.replaceAll('-', ''), name: 'Asha Rao' })
        .execute()
      return { kind: 'member' as const, memberId: id }
    }
    await use({ fresh, library, member })
    await library.close()
    await fresh.drop()
  },
})

/** What a viewer finds, by id. */
export const idsOf = async (library: Library, query: string, viewer: string | null = null) =>
  (await library.search(query, { viewer })).documents.map(({ id }) => id)
