const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&' }
const closers: Record<string, string> = { ')': '(', ']': '[', '>': '<', '}': '{' }

const times = (text: string, sign: string) => text.split(sign).length - 1

/** A DOI without what closes the sentence around it; brackets of its own stay. */
function trimmed(found: string): string {
  const last = found.at(-1)!
  const opener = closers[last]
  const isLoose = opener ? times(found, last) > times(found, opener) : '.,;:"”’\''.includes(last)
  return isLoose ? trimmed(found.slice(0, -1)) : found
}

/** The DOI and the PubMed number in a printed reference, and what it says without them and what follows them. */
export function identifiersOf(entry: string): { doi: string; pmid: string; rest: string } {
  const text = entry.replace(/&(?:lt|gt|amp);/g, (name) => entities[name]!)
  const found = /\b10\.\d{4,9}\/[^\s"]{1,300}/.exec(text)?.[0]
  const doi = found ? trimmed(found) : ''
  const pmid = /^\d{6,8}$/.exec(text)?.[0] ?? /\b(?:PMID|PubMed ID|pubmed\.ncbi\.nlm\.nih\.gov\/):?\s*(\d{1,8})\b/i.exec(text)?.[1] ?? ''
  const rest = (doi ? text.replaceAll(doi, ' ') : text)
    .replace(/<?https?:\/\/\S*|\bdoi(?:\.org\/|:|\s(?=\s))/gi, ' ')
    .replace(/\b(?:PMID|PMCID|PubMed ID):?\s*(?:PMC)?\d*/gi, ' ')
    .replace(/\[?\b(?:PubMed|Google Scholar|CrossRef|Free full text|Epub ahead of print)\b\]?|\bAvailable (?:from|at):?/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { doi, pmid, rest }
}
