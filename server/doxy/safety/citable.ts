import { isInjection } from './injection/injection.ts'

/** An address, a link of markdown or a scheme that runs something: whoever reads a reference would follow it. */
const ADDRESS = /https?:|www\.|\]\(|\b(?:javascript|data|vbscript):/i

const shown = (text: string) => (ADDRESS.test(text) || isInjection(text) ? '' : text)

/** A document as an answer may name it: a title or source that speaks to a machine or holds an address is left blank. Its id stays. */
export const citable = <T extends { title: string; source: string }>(document: T): T => ({
  ...document,
  title: shown(document.title),
  source: shown(document.source),
})
