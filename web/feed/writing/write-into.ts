/** Writes into a field as its writer would: whoever keeps what it holds hears of it. */
export function writeInto(field: HTMLTextAreaElement, words: string, from: number, to: number) {
  field.setRangeText(words, from, to, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
