/**
 * How many letters have to be added, dropped, changed or swapped with their neighbour to make the one word, typed to its end or not, the
 * beginning of the other.
 */
export function mistakes(typed: string, meant: string): number {
  const table = [Array.from({ length: meant.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= meant.length; j++) {
      const same = typed[i - 1] === meant[j - 1]
      row[j] = Math.min(table[i - 1]![j]! + 1, row[j - 1]! + 1, table[i - 1]![j - 1]! + (same ? 0 : 1))
      const isSwap = i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1]
      if (isSwap) row[j] = Math.min(row[j]!, table[i - 2]![j - 2]! + 1)
    }
    table.push(row)
  }
  return Math.min(...table[typed.length]!)
}

/** A word as it sounds, so that "nefrologist" is nearer to a nephrologist than to a neurologist. */
export const soundsAs = (word: string) =>
  word
    .replace(/phth/g, 'pt')
    .replace(/ph/g, 'f')
    .replace(/ae|oe/g, 'e')
    .replace(/ck|k|q/g, 'c')
    .replace(/([cr])h/g, '$1')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1')
