import { SHARED_CACHE } from './share-cache.ts'

const WORDS = '/shared/words'
const pictureAt = (at: number) => `/shared/pictures/${at}`

type Words = { title: string; text: string; url: string }
export type Shared = Words & { pictures: File[] }

/** Keeps what was shared, in the place of anything that nobody took. */
export async function keepShared(form: FormData) {
  await caches.delete(SHARED_CACHE)
  const cache = await caches.open(SHARED_CACHE)
  const [title, text, url] = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? ''))
  const pictures = form.getAll('pictures').filter((one) => typeof one !== 'string')
  await Promise.all(pictures.map((picture, at) => cache.put(pictureAt(at), new Response(picture))))
  await cache.put(WORDS, Response.json({ title, text, url, names: pictures.map(({ name }) => name) }))
}

/** What was shared and is not taken yet. */
export async function findShared(): Promise<Shared | undefined> {
  const cache = await caches.open(SHARED_CACHE)
  const kept = await cache.match(WORDS)
  if (!kept) return undefined
  const { names, ...words } = (await kept.json()) as Words & { names: string[] }
  const pictures = await Promise.all(
    names.map(async (name, at) => {
      const picture = await (await cache.match(pictureAt(at)))?.blob()
      return picture ? [new File([picture], name, { type: picture.type })] : []
    }),
  )
  return { ...words, pictures: pictures.flat() }
}

export const dropShared = () => caches.delete(SHARED_CACHE)
