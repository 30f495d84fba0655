import type { PaperForm } from '../paper.ts'
import type { Reading } from './reading.ts'

const TAG = /^([A-Z][A-Z0-9]) {2}-(?: (.*))?$/

/** Reads a RIS file: records from TY to ER, a tag a line. A line without a tag continues the one before. */
export function readRis(text: string): Reading {
  const papers: PaperForm[] = []
  const faults: string[] = []
  let record: Map<string, string[]> | undefined
  let last: string[] | undefined
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const [, tag, value = ''] = TAG.exec(line.replace(/^\ufeff/, '').trimEnd()) ?? []
    if (tag === 'TY') {
      if (record) faults.push(`Line ${at + 1}: the record before is not closed with ER.`)
      record = new Map()
      last = undefined
    } else if (tag === 'ER') {
      if (record) papers.push(paperOf(record))
      record = undefined
    } else if (tag && record) {
      last = record.get(tag) ?? []
      last.push(value.trim())
      record.set(tag, last)
    } else if (line.trim() && last && record) last[last.length - 1] += ` ${line.trim()}`
    else if (line.trim()) faults.push(`Line ${at + 1}: this stands outside of a record.`)
  }
  if (record) faults.push('The last record is not closed with ER.')
  return { papers, faults }
}

function paperOf(record: Map<string, string[]>): PaperForm {
  const first = (...tags: string[]) => tags.flatMap((tag) => record.get(tag) ?? []).find(Boolean) ?? ''
  return {
    title: first('TI', 'T1', 'CT'),
    journal: first('JF', 'JO', 'T2', 'JA', 'J2', 'BT', 'PB'),
    authors: ['AU', 'A1'].flatMap((tag) => record.get(tag) ?? []).join('; '),
    year: /\d{4}/.exec(first('PY', 'Y1', 'DA'))?.[0] ?? '',
    doi: first('DO').replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''),
    citations: '',
  }
}
