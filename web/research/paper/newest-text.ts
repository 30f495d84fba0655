import type { PaperVersion } from '#contract/papers.ts'

type Versions = { versions: number; versionList: readonly Pick<PaperVersion, 'no' | 'textState'>[] }

/**
 * The newest version whose text was read: in it the words of comments are sought, and from it Doxy AI answers. A later one may have no file, or
 * a file without text. Where none was read, the newest version.
 */
export const newestText = ({ versionList, versions }: Versions): number =>
  versionList.find(({ textState }) => textState === 'read')?.no ?? versions
