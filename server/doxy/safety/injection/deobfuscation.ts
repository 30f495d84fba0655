import { normalised } from '#contract/normalised.ts'

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  [...'аaеeоoрpсcхxуyіiјjѕsԁdһhӏlԛqԝwАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSΑAΕEΙIΚKΜMΝNΟOοoΡPΤTΧXɑaɡgıi'.matchAll(/(.)(.)/gu)].map(
    ([, theirs, latin]) => [theirs!, latin!],
  ),
)
/** Digits and signs that stand for letters in a word. */
const DIGITS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }

const DISGUISED = /(?<![\w@$])(?=[\w@$]*[a-z])(?=[\w@$]*[013457@$])[\w@$]{4,}/gi
const PACKED = /(?<![\w/+])[A-Za-z0-9+/]{24,}={0,2}(?![\w/+])/g

/** What a text says to a machine that reads it, whatever a person sees: without hidden signs, with look-alike letters made plain. */
export function deobfuscated(text: string): string {
  return closed(normalised(text, 'NFKC'))
    .replace(/[\p{Default_Ignorable_Code_Point}\u00ad\u202a-\u202e]/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u0391-\u03bf\u0400-\u052f\u0251\u0261\u0131]/g, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words whose letters were set apart, closed up again: where most are alone, one space stands between letters and more between words. */
function closed(text: string): string {
  const pieces = text.split(/\s+/)
  const alone = pieces.filter((piece) => /^\p{L}$/u.test(piece)).length
  return alone > 6 && alone > pieces.length / 2 ? text.replace(/(?<=\S) (?=\S)/g, '') : text
}

/** The same with digits read as the letters they may stand for. */
export const withoutLookalikeDigits = (text: string) =>
  text.replace(DISGUISED, (word) => word.replace(/[013457@$]/g, (sign) => DIGITS[sign]!))

/** Whether words are packed into what looks like a code. */
export const holdsEncodedText = (text: string) =>
  (text.match(PACKED) ?? []).map((run) => Buffer.from(run, 'base64').toString('utf8')).some((plain) => isPlain(plain) && hasWords(plain))

const isPlain = (text: string) => /^[\x20-\x7e\s]+$/.test(text)
const hasWords = (text: string) => text.split(' ').filter((word) => /[a-z]{2}/i.test(word)).length > 1
