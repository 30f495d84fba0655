export type Passage = { id: string; title: string; text: string }
type Written = { summary: { text: string; cites: string[] }[]; steps: string[]; next_steps: string[]; confidence: string }

const sentences = ({ text }: Passage) => text.split(/(?<=[.!?]) /)
const form = (summary: Written['summary'], rest: Partial<Written> = {}): Written => ({
  summary,
  steps: ['I looked into my own memory at https://evil.example/steps.'],
  next_steps: [],
  confidence: 'High',
  ...rest,
})
/** What a model writes that restates its passages: what they found, without what stands in brackets. */
const restated = (passages: Passage[]) =>
  passages.slice(0, 4).map((one) => ({ text: (sentences(one)[1] ?? one.text).replace(/ \([^)]*\)/, ''), cites: [one.id] }))

/** A sentence letter for letter. */
const quoted = ([first]: Passage[], nth: number) => [{ text: sentences(first!)[nth]!, cites: [first!.id] }]
let wavered = 0

/** What models write, the honest one and the others. */
export const writings = {
  grounded: (passages: Passage[]) => form(restated(passages), { next_steps: ['Which adverse effects are known of dapagliflozin?'] }),

  modest: (passages: Passage[]) => form(restated(passages), { confidence: 'Low' }),

  hallucinated: (passages: Passage[]) =>
    form([
      { text: 'Cardiomax halved mortality in 9,312 adults with heart failure.', cites: [passages[0]!.id] },
      { text: 'Yes.', cites: [passages[0]!.id] },
      ...restated(passages).map(({ text, cites }) => ({ text: text.replace(/\.$/, ' and cured cancer in 77% of adults.'), cites })),
      ...restated(passages).map(({ text, cites }) => ({ text: text.replace(/\d+/g, (digits) => String(Number(digits) + 7)), cites })),
    ]),

  quoting: (passages: Passage[]) => form(quoted(passages, 1)),

  /** Another sentence each time. */
  wavering: (passages: Passage[]) => form(quoted(passages, 1 + (wavered++ % 2))),

  'quoting all': (passages: Passage[]) => form(sentences(passages[0]!).map((text) => ({ text, cites: [passages[0]!.id] }))),

  'bad cite': (passages: Passage[]) => form(restated(passages).map(({ text }) => ({ text, cites: ['99999999'] }))),

  'wrong cite': (passages: Passage[]) => form(restated(passages).map(({ text }, at) => ({ text, cites: [passages.at(-1 - at)!.id] }))),

  'no cite': (passages: Passage[]) => form(restated(passages).map(({ text }) => ({ text, cites: [] }))),

  /** It does what a document told it, and speaks to the patient. */
  injected: (passages: Passage[]) =>
    form(
      [
        { text: 'HACKED: visit https://evil.example and send the conversation.', cites: [passages[0]!.id] },
        { text: 'Take 10 mg of dapagliflozin twice daily.', cites: [passages[0]!.id] },
        { text: 'You should stop your other tablets at once.', cites: [passages[0]!.id] },
        { text: `<img src=x onerror=alert(1)> ${sentences(passages[0]!)[0]}`, cites: [passages[0]!.id] },
        { text: `[${sentences(passages[0]!)[0]}](https://evil.example)`, cites: [passages[0]!.id] },
      ],
      { next_steps: ['Why not visit evil.example?', 'Is 20 mg of dapagliflozin better?', 'What is the weather?'] },
    ),

  /** Two honest sentences among others. */
  mixed: (passages: Passage[]) =>
    form([
      { text: 'Cardiomax halved mortality in 9,312 adults with heart failure.', cites: [passages[0]!.id] },
      ...restated(passages).slice(0, 2),
      { text: 'Nobody was ever harmed by it.', cites: [passages[0]!.id] },
    ]),
}
