const EXCERPT_MAX = 48

/** The first words of a text, enough to know it again. */
export function excerptOf(text: string) {
  const words = text.trim().replace(/\s+/g, ' ')
  if (words.length <= EXCERPT_MAX) return words
  const cut = words.slice(0, EXCERPT_MAX + 1)
  const end = cut.lastIndexOf(' ')
  // A single long word is cut between whole characters, never through one.
  const kept =
    end > 0
      ? cut.slice(0, end)
      : [...cut]
          .slice(0, EXCERPT_MAX)
          .join('')
          .replace(/[\ud800-\udbff]$/, '')
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`
}
