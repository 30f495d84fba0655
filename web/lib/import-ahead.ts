/** Said to the window when a part of the program could not be fetched. */
export const PART_MISSING = 'part-missing'

/** A line may die without a word: what has not come by then is asked for anew. */
const PATIENCE_MS = 60_000

const coming = new Map<string, Promise<unknown>>()

/** Reads a script to its end, so that its import finds it in the cache. */
async function fetchScript(href: string) {
  const answer = await fetch(href, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!answer.ok) throw new Error(`Could not fetch ${href}: ${answer.status}`)
  await answer.arrayBuffer()
}

function linkStyle(href: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`Could not fetch ${href}`))
    }
    document.head.append(link)
  })
}

/** Fetches a file of the program that the document has not named. Of one that fails nothing stays, so that it can be asked for again. */
function fetchOnce(file: string) {
  const known = coming.get(file)
  if (known) return known
  const href = `/${file}`
  const isHere = document.querySelector(`link[href="${href}"]`) !== null
  const fetched = isHere ? Promise.resolve() : href.endsWith('.css') ? linkStyle(href) : fetchScript(href)
  coming.set(file, fetched)
  fetched.catch(() => coming.delete(file))
  return fetched
}

/**
 * Imports a part of the program once all its files have come. Most browsers remember, as long as a document lives, that a module could
 * not be fetched (the module map of the HTML standard), and its import would fail for ever: so only what is here is imported.
 */
export async function importAhead<Part>(importPart: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  try {
    await Promise.all(files.map(fetchOnce))
    return await importPart()
  } catch (error) {
    window.dispatchEvent(new Event(PART_MISSING))
    throw error
  }
}
