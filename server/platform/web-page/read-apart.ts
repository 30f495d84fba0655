import { TaskWorker } from '../worker.ts'
import type { PageHead, PageText } from './page-head.ts'

const READING = { queue: 1, seconds: 5 }

/** What a page says of itself, read in a thread that ends with it: one takes a hundredth of a second, and they are few. */
export async function readHeadApart({ bytes, charset }: PageText): Promise<PageHead> {
  const thread = new TaskWorker<PageText, PageHead>(new URL('./head-thread.ts', import.meta.url), READING)
  try {
    return await thread.run({ bytes, charset })
  } finally {
    await thread.close()
  }
}
