import { brand } from '#contract/brand.ts'
import type { Services } from '../../platform/http/context.ts'
import { isLoopbackUrl } from '../../platform/http/loopback.ts'

/**
 * For whom passkeys are made, and from which origins they are taken. An address in numbers can have none: on this machine they belong to
 * `localhost`, by which it is reached as well.
 */
export function relyingParty({ config, publicUrl }: Pick<Services, 'config' | 'publicUrl'>) {
  const own = new URL(publicUrl())
  const isHere = isLoopbackUrl(own.href)
  const here = isHere ? [`${own.protocol}//localhost:${own.port}`] : []
  return {
    name: brand.name,
    id: config.passkeyDomain ?? (isHere ? 'localhost' : own.hostname),
    origins: [own.origin, ...here, ...config.webOrigins],
  }
}
