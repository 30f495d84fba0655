import { emptyPaper, type PaperForm, type ReadResult } from './paper.ts'

/** A file of PubMed: fields of four letters, further lines of a field indented, a blank line between papers. */
export function readNbib(text: string): ReadResult {
  const papers: PaperForm[] = []
  for (const record of text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n(?=PMID- )/)) {
    const fields = fieldsOf(record)
    const one = (tag: string) => fields.find(([name]) => name === tag)?.[1] ?? ''
    const all = (tag: string) => fields.flatMap(([name, value]) => (name === tag ? [value] : []))
    if (!one('PMID') && !one('TI')) continue
    const doi = [...all('LID'), ...all('AID')]
      .find((id) => id.endsWith('[doi]'))
      ?.slice(0, -'[doi]'.length)
      .trim()
    // Full names in their order; a group of authors stands after the names.
    const names = all('FAU').length > 0 ? all('FAU') : all('AU')
    papers.push({
      ...emptyPaper,
      title: (one('TI') || one('BTI')).replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1'),
      journal: one('JT') || one('TA') || one('PB'),
      authors: [...names, ...all('CN')].join('; '),
      year: /\d{4}/.exec(one('DP'))?.[0] ?? '',
      doi: doi ?? '',
      ...(one('PMID') && { pmid: one('PMID') }),
    })
  }
  return { papers, faults: papers.length === 0 ? ['No paper was found in this file.'] : [] }
}

function fieldsOf(record: string): [tag: string, value: string][] {
  const fields: [string, string][] = []
  for (const line of record.split('\n')) {
    const [, tag, value] = /^([A-Z]{2,4}) *- (.*)$/.exec(line) ?? []
    const last = fields.at(-1)
    if (tag) fields.push([tag, value!.trim()])
    else if (last && /^ {2,}\S/.test(line)) last[1] += ` ${line.trim()}`
  }
  return fields
}
