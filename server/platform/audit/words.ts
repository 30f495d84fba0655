import type { AuditFault } from './faults.ts'

const certain = 'This is certain'

/** What is wrong, at which lines, and how sure that is. */
export function wordsOf({ fault, from, to, detail }: AuditFault): string {
  const many = from < to
  const lines = many ? `Lines ${from} to ${to}` : `Line ${from}`
  const [are, were] = many ? ['are', 'were'] : ['is', 'was']
  switch (fault) {
    case 'uncounted':
      return `${lines} ${many ? 'stand' : 'stands'} before the first. ${certain}: numbers begin with 1.`
    case 'twice':
      return `${lines} ${many ? 'stand' : 'stands'} there more than once. ${certain}: the table that we make takes each number once.`
    case 'missing':
      return `${lines} ${are} missing. ${certain}: numbers have no gaps.`
    case 'edited':
      return `${lines} ${were} changed, or written without the key. ${certain}: the hash does not fit what stands there.`
    case 'unknown key':
      return `${lines} ${were} hashed under the key ${detail}, which is not here. Nothing is certain: put that key back to have them checked, or somebody else wrote them.`
    case 'old key':
      return `${lines} ${were} hashed under the key ${detail} after it had been replaced. ${certain}: whoever still has that key wrote this, or a node without the new one.`
    case 'detached':
      return `${lines} ${many ? 'do' : 'does'} not follow from what stands before. ${certain}: the line before was written anew by somebody who has its key.`
    case 'rewritten':
      return `${lines} ${are} not what was signed at ${detail}. ${certain}: with what stands before, as far back as the last head that fits, it may have been written anew by somebody who has the key.`
    case 'cut off':
      return `${lines} ${are} missing at the end; a line of them was signed at ${detail}. ${certain}: a signed line was there.`
  }
}
