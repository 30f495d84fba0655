import type { UrlStorage } from 'tus-js-client'
import { UPLOAD_HOURS } from '#contract/uploads.ts'
import { session } from '../session.ts'

const PREFIX = 'upload:'

/**
 * What one file of one member is known by in this browser, so that it goes on after a reload; nothing of its name can be read from it. Without
 * the means to make it, which a browser has on https alone, a reload begins anew.
 */
export async function markOf(kind: string, { name, size, type, lastModified }: File): Promise<string> {
  const member = session().user?.id
  // The library takes null for "cannot be told", which its types do not say.
  if (!crypto.subtle || member === undefined) return null as unknown as string
  const text = [member, kind, name, size, type, lastModified].join('\0')
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return PREFIX + [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const isOver = (kept: string) => Number(kept.split(' ')[0]) < Date.now() - UPLOAD_HOURS * 3600_000

function removeOver() {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(PREFIX) && isOver(localStorage.getItem(key)!)) localStorage.removeItem(key)
}

/** Where the files are that this browser has begun to send: the moment and the address. */
export const begun: UrlStorage = {
  findAllUploads: async () => [],
  async findUploadsByFingerprint(mark) {
    removeOver()
    const [, uploadUrl] = localStorage.getItem(mark)?.split(' ') ?? []
    return uploadUrl ? [{ size: null, metadata: {}, creationTime: '', urlStorageKey: mark, uploadUrl, parallelUploadUrls: null }] : []
  },
  async addUpload(mark, { uploadUrl }) {
    try {
      localStorage.setItem(mark, `${Date.now()} ${uploadUrl}`)
    } catch {
      // A full or forbidden storage costs the reload, not the sending.
    }
    return mark
  },
  removeUpload: async (mark) => localStorage.removeItem(mark),
}
