import type { Generated } from 'kysely'
import type { Moment } from './moment.ts'

interface SessionTable {
  id: string
  token_hash: Buffer
  member_id: string
  device: string
  created_at: Moment
  last_seen_at: Moment
  expires_at: Date
}

interface VaultKeyTable {
  one: Generated<true>
  mark: Buffer
}

interface FileTable {
  id: string
  owner_id: string
  kind: 'image' | 'clinical'
  mime: string
  size_bytes: number
  sha256: Buffer
  width: number
  height: number
  preview: Generated<string>
  used: Generated<boolean>
  created_at: Moment
}

interface FileRenditionTable {
  id: string
  file_id: string
  width: number
  mime: string
}

interface FileUploadTable {
  id: string
  owner_id: string | null
  kind: string
  name_sealed: Buffer
  size_bytes: number
  received_bytes: Generated<number>
  parts: Generated<number>
  mime: Generated<string | null>
  sha256: Generated<Buffer | null>
  expires_at: Date | null
  keeps: Generated<number>
}

interface UploadPartTable {
  id: string
  upload_id: string
  starts_at: number
  size_bytes: number
  counted: Generated<boolean>
  created_at: Moment
}

interface AuditEntryTable {
  seq: number
  at: Date
  act: string
  member_id: string | null
  detail: string
  key_id: string
  previous: Buffer
  hash: Buffer
}

/** Every table, as the migrations leave it: the base's own here; each room adds its own in a `tables.ts` beside it. */
export interface Tables {
  session: SessionTable
  vault_key: VaultKeyTable
  file: FileTable
  file_rendition: FileRenditionTable
  orphaned_file: { id: string }
  file_upload: FileUploadTable
  upload_part: UploadPartTable
  audit_entry: AuditEntryTable
}
