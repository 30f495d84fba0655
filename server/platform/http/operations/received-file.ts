import { readSync } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { newId } from '../../ids.ts'
import { fleetingCipher } from './fleeting-cipher.ts'

type Names = { name: string; type: string }

/** A file that somebody sent. It lies on the disk unreadable and under no name, so that nothing of it is left however this process ends. */
export class ReceivedFile extends File {
  readonly #handle: FileHandle
  readonly #size: number
  readonly #cipher: ReturnType<typeof fleetingCipher>

  private constructor(handle: FileHandle, size: number, cipher: ReturnType<typeof fleetingCipher>, { name, type }: Names) {
    super([], name, { type })
    this.#handle = handle
    this.#size = size
    this.#cipher = cipher
  }

  static async receive(dir: string, stream: Readable, names: Names) {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const path = join(dir, newId())
    const handle = await open(path, 'wx+', 0o600)
    try {
      await rm(path, { force: true })
      const cipher = fleetingCipher()
      await handle.writeFile(cipher.encrypt(stream))
      return new ReceivedFile(handle, (await handle.stat()).size, cipher, names)
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  /** Gives its room on the disk back. */
  discard() {
    return this.#handle.close()
  }

  override get size() {
    return this.#size
  }

  override async bytes() {
    const bytes = new Uint8Array(this.#size)
    for (let at = 0; at < bytes.length; ) {
      const { bytesRead } = await this.#handle.read(bytes, at, bytes.length - at, at)
      if (bytesRead === 0) throw new Error('A file that was received has become shorter.')
      at += bytesRead
    }
    this.#cipher.decrypt(bytes, 0)
    return bytes
  }

  override async arrayBuffer() {
    return (await this.bytes()).buffer
  }

  override async text() {
    return new TextDecoder().decode(await this.bytes())
  }

  /** A piece as it is now, read at once: for the first bytes of a file, not for the whole of it. */
  override slice(start = 0, end = this.#size, type?: string) {
    const piece = new Uint8Array(Math.max(0, Math.min(end, this.#size) - start))
    const length = readSync(this.#handle.fd, piece, 0, piece.length, start)
    const read = piece.subarray(0, length)
    this.#cipher.decrypt(read, start)
    return new Blob([read], type ? { type } : {})
  }

  override stream() {
    return this.slice().stream()
  }
}

/** Removes what had no time to lose its name. Nothing that is being received has one. */
export async function emptyUploads(dir: string) {
  const names = await readdir(dir).catch(() => [])
  await Promise.all(names.map((name) => rm(join(dir, name), { force: true, recursive: true })))
}
