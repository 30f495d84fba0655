import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { sealedLog } from '../secrets/opened.ts'
import type { Vault } from '../secrets/vault.ts'
import { bucketBytes } from './bucket.ts'
import { diskBytes } from './disk.ts'
import { sealedStore } from './sealed/store.ts'
import type { FileStore } from './store.ts'

/** The one store of files of an installation: in its bucket, or else in its data folder. */
export const openFiles = ({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>, vault: Vault, log: Log): FileStore =>
  sealedStore(bucket ? bucketBytes(bucket, log) : diskBytes(join(dataDir, 'files')), vault, sealedLog(log))
