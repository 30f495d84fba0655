import { Refusal } from '#contract/errors.ts'
import type { MemberContext } from '../http/context.ts'

/** An upload that counts as one of its member's, unless it is refused because too many wait: then they may come again as often as it takes. */
export async function countUpload<T>({ limits, viewer }: Pick<MemberContext, 'limits' | 'viewer'>, upload: () => Promise<T>): Promise<T> {
  const giveBack = await limits.uploads(viewer.id)
  try {
    return await upload()
  } catch (error) {
    if (error instanceof Refusal && error.code === 'BUSY') await giveBack()
    throw error
  }
}
