import { unreadable } from './unreadable.ts'

/** The text of a file, in UTF-8 or, where its first bytes say so, in UTF-16 as spreadsheets write it. Any other encoding would be a guess. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw unreadable('The letters of this file are not in UTF-8. In Excel choose “CSV UTF-8” when you save it.')
  }
  if (text.includes('\0')) throw unreadable('This is no text. Choose a CSV or JSON file.')
  if (text.trim() === '') throw unreadable('This file is empty.')
  return text
}
