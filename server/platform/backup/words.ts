import type { Config } from '../config.ts'
import type { Manifest } from './manifest.ts'

export function amountsOf({ tables, files }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${tables.length} tables, ${files.place === 'bucket' ? 'no files (they are in the bucket)' : `${files.count} files`}`
}

/** What an operator must keep besides. */
export function leftOut({ secretKey, auditKeys, messageKeys }: Config, { files }: Manifest): string[] {
  const settings = Object.entries({ SECRET_KEY: secretKey, AUDIT_KEYS: auditKeys, MESSAGE_KEYS: messageKeys })
    .filter(([, set]) => set)
    .map(([name]) => name)
  return [
    ...(settings.length > 0 ? [`Not in it: ${settings.join(', ')}. Without them most of it opens nowhere.`] : []),
    ...(files.place === 'bucket' ? ['Not in it: the files in the bucket. Copy them too, or have the bucket keep versions.'] : []),
    'Not in it: the demo area.',
  ]
}

/** Where the product will look for files in another place than the one that they are in. */
export function elsewhere({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>, { files }: Manifest): string[] {
  if (files.place === 'bucket' && !bucket)
    return ['Its files are in a bucket: set FILES_S3_* before the product starts, or it finds none of them.']
  if (files.place === 'backup' && bucket && files.count > 0)
    return [
      `FILES_S3_* is set, and its files lie in ${dataDir}/files: copy them into the bucket before the product starts, or it finds none of them.`,
    ]
  return []
}
