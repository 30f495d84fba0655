import words from './medical-synonyms.json' with { type: 'json' }

/** What an abbreviation stands for: "mi" is "myocardial infarction". */
export const abbreviations: ReadonlyMap<string, string> = new Map(Object.entries(words.abbreviations))

const pairs = [...abbreviations, ...(words.same as [string, string][])]

/** For each phrase, in small letters, the others that mean the same. */
export const postSynonyms: ReadonlyMap<string, readonly string[]> = pairs.reduce((all, [one, other]) => {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    all.set(from, [...(all.get(from) ?? []), to])
  }
  return all
}, new Map<string, string[]>())
