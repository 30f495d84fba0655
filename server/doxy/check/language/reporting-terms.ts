import { termsOf } from '../../text/tokens.ts'

const set = (words: string) => new Set(words.trim().split(/\s+/))
const stems = (words: string) => new Set(termsOf(words))

/** Words of telling. They may be the model's own, because they state nothing. */
export const REPORTING_TERMS = stems(
  `study studies studied trial trials report reports reported find finds found finding findings show shows showed shown observe observed result results
  evidence patient patients participant participants people compare compared comparison versus vs receive received given treated treatment therapy
  also however overall whereas among during according include included including respectively occur occurred`,
)

/** Words of which one may stand for another. A change of direction between two groups is for the polarity to find. */
const SAME = [
  'reduce reduces reduced reducing reduction lower lowers lowered lowering decrease decreases decreased fewer less fell fall falls fallen declined drop dropped',
  'increase increases increased increasing raise raises raised higher rise rises rose greater',
  'death deaths died die mortality',
].map((words) => [...stems(words)])
const named = new Map(SAME.flatMap(([first, ...rest]) => rest.map((stem) => [stem, first!] as const)))

/** A stem, or the one that stands for all of its group. */
export const canonicalStem = (stem: string) => named.get(stem) ?? stem

/** Words that stand in every text and still carry weight: a model may not bring them along. */
export const MEANINGFUL_STOP_WORDS = set(
  'more most all any every each only same both again before after above below over under up down off against until once should must shall will can cannot need never always',
)
