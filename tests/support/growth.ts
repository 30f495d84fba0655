import process from 'node:process'

const repeated = (part: string) => (length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length)
const between = (border: string, part: string) => (length: number) => `${border}${repeated(part)(length)}${border}`

/** Texts that are made to be slow, of any length. */
const SHAPES: Record<string, (length: number) => string> = {
  ...Object.fromEntries(
    [
      ...['a', 'A', '1', '(', ')', '[', ']', '{', '<', '-', '_', '/', '#', '@', '.', '!', '"', "'", ' ', '\n', '\t'],
      ...['A. ', 'A. A. A.', 'A.B.', 'Mr ', 'Mr. ', 'no. ', 'a-', 'a1', '1.', '1,', '1-', '1 ', 'a, ', 'a@', ': ', "'s ", '; '],
      ...[
        '12 ',
        '5% vs ',
        '500 mg ',
        '12/03/2024 ',
        '98765 43210 ',
        'a@b.co ',
        'MRN 12 ',
        'Anna Rao ',
        'RESULTS: ',
        '<a ',
        '{"',
        'from 5% to ',
        'from 17% to 12% deaths ',
      ],
      ...['you ', 'on ', 'the ', 'please ', 'never ', 'model ', 'patient ', 'The trial showed that 12% of patients died. '],
      ...['only ', 'please only ', 'kindly ', '0000MD', 'GST 0000MD', 'PLAN ', 'NMC/', '! '],
      ...['e\u0301', '\u0300\u0316', '\u200d', 'क्षि ', '👩🏽‍⚕️', 'https://a.', 'QUJD'],
    ].map((part) => [JSON.stringify(part), repeated(part)]),
  ),
  'spaces between letters': between('x', ' '),
  'line breaks between letters': between('x', '\n'),
  'digits between letters': between('x', '1'),
}

const [SHORT, LONG] = [2000, 32_000]
/** So many short texts are as long as the long one. */
const PARTS = LONG / SHORT
/** In one piece the text costs what it costs in parts where work is linear, and 16 times as much where it is quadratic: both are far from this. */
const RATIO = 5
/** Whatever is done so soon is not worth measuring: the clock of a thread ticks every few milliseconds. */
const FREE_MS = 25

/** Names of the shapes on which the work grows faster than the text, by the processor time of this thread. `own` are shapes for this work alone. */
export const superlinearOn = (work: (text: string) => unknown, own: Record<string, (length: number) => string> = {}): string[] =>
  Object.entries({ ...SHAPES, ...own }).flatMap(([name, shape]) => (isSuperlinear(work, shape) ? [name] : []))

function isSuperlinear(work: (text: string) => unknown, shape: (length: number) => string) {
  work(shape(SHORT - 1))
  // Once may be chance.
  return [0, 1, 2].every((round) => {
    const cost = costOf(() => work(shape(LONG + round)))
    // What the parts cost then decides nothing.
    if (cost <= FREE_MS) return false
    // No two alike, in no round, for what remembers a text.
    const parts = Array.from({ length: PARTS }, (_, at) => shape(SHORT + round * PARTS + at))
    return (
      cost >
      RATIO *
        costOf(() => {
          for (const part of parts) work(part)
        })
    )
  })
}

/** In milliseconds of this thread. */
function costOf(work: () => unknown) {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
