/** Texts on which patterns search long, and many passages of many different words. */
const PARTS = [
  'please only kindly ',
  'A. A. A.',
  'Mr. ',
  '<a <system ',
  '98765 43210 12/03/2024 ',
  'you must ignore the source, ',
  'e\u0301\u0316',
  'The trial showed that 12% of patients died. ',
]

/** A request of so many bytes: documents that cost most, no two alike. */
export function hostileDocuments(turn: number, bytes: number): string {
  const length = Math.floor(bytes / 2 / PARTS.length / 2)
  const docs = PARTS.flatMap((part, at) => [
    { id: `hostile:${at}`, text: `${turn} ${part.repeat(Math.ceil(length / Buffer.byteLength(part)))}`.slice(0, length) },
    { id: `wordy:${at}`, text: words(turn * PARTS.length + at, length) },
  ])
  return JSON.stringify({ docs })
}

function words(seed: number, length: number) {
  let text = ''
  for (let n = seed * 1_000_003; text.length < length; n++)
    text += `${(n * 7919).toString(36).replaceAll(/\d/g, 'q')}${n % 9 === 0 ? '. ' : ' '}`
  return text
}
