const EXCERPT_MAX = 48

/** The first words of a text, enough to know it again; or as much of it as there is room for. */
export function excerptOf(text: string, max = EXCERPT_MAX) {
  const words = text.trim().replace(/\s+/g, ' ')
  if (words.length <= max) return words
  const cut = words.slice(0, max + 1)
  const end = cut.lastIndexOf(' ')
  // A single long word is cut between whole characters, never through one.
  const kept =
    end > 0
      ? cut.slice(0, end)
      : [...cut]
          .slice(0, max)
          .join('')
          .replace(/[\ud800-\udbff]$/, '')
  return `${kept.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`
}
