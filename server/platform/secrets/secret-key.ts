import { join } from 'node:path'
import { findKeys } from './key-file.ts'

/** Its name in the data folder. */
export const KEY_FILE = 'secret.key'

/** The key of the vault: the setting, else the one in the data folder, which is made at the first start. */
export async function findKey(setting: Buffer | undefined, dataDir: string): Promise<Buffer> {
  return setting ?? (await findKeys(join(dataDir, KEY_FILE)))[0]!
}
