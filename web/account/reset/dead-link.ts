import type { Failure } from '../form/send.ts'

/** A link that was used, has expired or was cut short on its way out of the email. */
export const isDead = ({ code, issues }: Failure) => code === 'LINK_EXPIRED' || issues.some(({ path }) => path === 'token')
