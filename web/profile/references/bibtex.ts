import type { PaperForm } from '../paper.ts'
import { plainOf } from './latex.ts'
import type { Reading } from './reading.ts'

/** Why reading stopped within an entry; the next one is tried. */
class Unreadable extends Error {}

/** Reads a BibTeX file entry by entry. What cannot be read is named by its line and left out. */
export function readBibtex(text: string): Reading {
  const macros = new Map<string, string>()
  const papers: PaperForm[] = []
  const faults: string[] = []
  for (const start of text.matchAll(/^[ \t]*@(\w+)\s*([{(])/gm)) {
    const kind = start[1]!.toLowerCase()
    if (kind === 'comment' || kind === 'preamble') continue
    const reader = new EntryReader(text, start.index + start[0].length, start[2] === '{' ? '}' : ')', macros)
    try {
      if (kind !== 'string') papers.push(paperOf(reader.entry()))
      else for (const [name, value] of reader.fields()) macros.set(name, value)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      faults.push(`Line ${text.slice(0, start.index).split('\n').length}: ${error.message}`)
    }
  }
  return { papers, faults }
}

function paperOf(fields: Map<string, string>): PaperForm {
  const first = (...names: string[]) => plainOf(names.map((name) => fields.get(name)).find((value) => value?.trim()) ?? '')
  return {
    title: first('title'),
    journal: first('journal', 'journaltitle', 'booktitle', 'publisher', 'school', 'institution'),
    authors: (fields.get('author') ?? '')
      .split(/\s+and\s+/i)
      .map(plainOf)
      .filter(Boolean)
      .join('; '),
    year: /\d{4}/.exec(first('year', 'date'))?.[0] ?? '',
    doi: first('doi').replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''),
    citations: '',
  }
}

/** A cursor in the text of one entry. */
class EntryReader {
  readonly #text: string
  readonly #close: string
  readonly #macros: Map<string, string>
  #at: number

  constructor(text: string, at: number, close: string, macros: Map<string, string>) {
    this.#text = text
    this.#at = at
    this.#close = close
    this.#macros = macros
  }

  /** The fields after the key. */
  entry() {
    if (this.#take(/[^,\s{}()="]*\s*,/y) === undefined) throw new Unreadable('the entry has no key.')
    return this.fields()
  }

  fields() {
    const fields = new Map<string, string>()
    while (!this.#takes(this.#close)) {
      const name = this.#take(/\s*[A-Za-z][\w-]*\s*=/y)
      if (name === undefined) throw new Unreadable('a field was expected, such as title = {…}.')
      fields.set(name.replace('=', '').trim().toLowerCase(), this.#value())
      if (!this.#takes(',') && this.#peek() !== this.#close) throw new Unreadable('a comma is missing between two fields.')
    }
    return fields
  }

  #value(): string {
    let value = this.#part()
    while (this.#takes('#')) value += this.#part()
    return value
  }

  #part(): string {
    const next = this.#peek()
    if (next === '{' || next === '"') return this.#enclosed(next === '{' ? '}' : '"')
    const bare = this.#take(/\s*[\w.:+-]+/y)?.trim()
    if (bare === undefined) throw new Unreadable('a value is missing.')
    return this.#macros.get(bare.toLowerCase()) ?? bare
  }

  #enclosed(close: string): string {
    const start = ++this.#at
    let depth = 0
    for (; this.#at < this.#text.length; this.#at++) {
      const char = this.#text[this.#at]
      if (char === '\\') this.#at++
      else if (depth === 0 && char === close) return this.#text.slice(start, this.#at++)
      else if (char === '{') depth++
      else if (char === '}') depth--
    }
    throw new Unreadable('a brace or a quotation mark is not closed.')
  }

  #peek() {
    this.#take(/\s+/y)
    return this.#text[this.#at]
  }

  #takes(char: string) {
    if (this.#peek() === undefined) throw new Unreadable('the entry is not closed.')
    if (this.#peek() !== char) return false
    this.#at++
    return true
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found !== undefined) this.#at += found.length
    return found
  }
}
