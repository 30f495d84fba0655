import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker&url'
import type { Id } from '#contract/page.ts'
import { api } from '../../lib/api/api.ts'
import { backend } from '../../lib/api/backend.ts'
import { session } from '../../lib/session.ts'
import { trustedAddress } from '../../lib/trusted.ts'
import { type PageSize, sizeOf } from './draw-page.ts'

/** Pictures of more pixels are left out: a small file may declare one that no memory holds. */
const IMAGE_PIXELS_MAX = 50_000_000

export type OpenedPdf = { pdf: PDFDocumentProxy; firstSize: PageSize; close: () => void }

/**
 * Opens the file of a version with the token, as its signed address is over before a paper is read. Nothing else is fetched for it, and nothing
 * in it runs.
 */
export async function openPdf(paperId: Id, no: number): Promise<OpenedPdf> {
  const url = new URL((await api.research.openFile({ paperId, no })).url, backend())
  url.search = ''
  const port = new Worker(trustedAddress(workerAddress), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const opening = getDocument({
    url: url.href,
    httpHeaders: { authorization: `Bearer ${session().token}` },
    worker,
    maxImageSize: IMAGE_PIXELS_MAX,
    // The policy under which pages and workers run forbids it.
    useWasm: false,
    enableXfa: false,
    // Only what is looked at is fetched.
    disableAutoFetch: true,
    disableStream: true,
  })
  const close = () => {
    void opening.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  }
  try {
    const pdf = await opening.promise
    return { pdf, firstSize: await sizeOf(pdf, 1), close }
  } catch (error) {
    close()
    throw error
  }
}
