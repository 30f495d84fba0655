import { isInjection } from './injection/injection.ts'

/** An address, a link of markdown or a scheme that runs something: whoever reads a reference would follow it. */
const ADDRESS = /https?:|www\.|\]\(|\b(?:javascript|data|vbscript):/i

/** Whether an answer may name a document by this title or source: one that speaks to a machine or holds an address is left blank there. */
export const isCitable = (text: string) => !ADDRESS.test(text) && !isInjection(text)
