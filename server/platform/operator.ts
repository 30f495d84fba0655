import { timingSafeEqual } from 'node:crypto'

/** Whether a request bears the operator's token, who answers for what they send; compared in the same time wherever two differ. */
export function isOperator(bearer: string, token: string | undefined) {
  const [given, wanted] = [Buffer.from(bearer), Buffer.from(token ?? '')]
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted)
}
