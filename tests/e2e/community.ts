/** A running product with the sample community. */
export type Community = { url: string; dataDir: string }

const communities = JSON.parse(process.env.WARDMATES_E2E ?? '[]') as Community[]

/** The community of this worker alone: while a journey reads its feed, no other journey writes in it. */
export const community = communities[Number(process.env.TEST_PARALLEL_INDEX ?? 0)] ?? { url: '', dataDir: '' }
