/** A handle with its sign; what stands in an address or behind another sign is none. */
const MENTION = /(?<![\w@/.+-])@([a-z\d]+(?:-[a-z\d]+)*)(?![\w@])/gi

/** Doxy AI is asked, not notified. */
const isDoxy = (handle: string) => /^doxy(-ai)?$/.test(handle)

/** Where a text mentions members: the place of each sign, and the handle as it is kept. */
export const mentionsIn = (text: string) =>
  [...text.matchAll(MENTION)]
    .map(({ 0: { length }, 1: name, index }) => ({ index, length, handle: name!.toLowerCase() }))
    .filter(({ handle }) => !isDoxy(handle))

/** The handles that a text mentions, each once. */
export const handlesIn = (text: string): string[] => [...new Set(mentionsIn(text).map(({ handle }) => handle))]

/** Those of these handles that a text mentions. */
export const mentionedIn = (text: string, handles: readonly string[]) =>
  handles.length === 0 ? [] : handlesIn(text).filter((one) => handles.includes(one))
