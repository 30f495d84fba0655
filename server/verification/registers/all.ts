import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/client.ts'
import { byHand } from './by-hand.ts'
import { overHttp } from './over-http.ts'
import type { RegisterProvider } from './provider.ts'
import { snapshot } from './snapshot.ts'

/** Every register that can be asked here, the reviewer's own look last. */
export const registersOf = ({ register }: Config, db: Db): RegisterProvider[] => [
  snapshot(db),
  ...(register ? [overHttp(register.url, register.token)] : []),
  byHand,
]
