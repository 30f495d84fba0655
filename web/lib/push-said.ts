const SAID = 'push-words'
const AT = '/push-words'

/** Keeps what pushes say in the language of this browser's reader, by the English: the worker has no other way to know. */
export const keepSaid = async (said: Record<string, string>) => (await caches.open(SAID)).put(AT, Response.json(said))

/** Words of a push as its reader wants them; the English where nothing else is kept. */
export async function inLanguage(words: string): Promise<string> {
  try {
    const said: Record<string, string> | undefined = await (await (await caches.open(SAID)).match(AT))?.json()
    return said?.[words] ?? words
  } catch {
    return words
  }
}
