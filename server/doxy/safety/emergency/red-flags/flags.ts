import type { Pattern } from '../../../text/patterns.ts'
import type { EmergencyKind } from '../cards.ts'

/** What one kind of emergency sounds like. */
export type Flags = { kind: EmergencyKind; patterns: readonly Pattern[] }
/** The same as a clinician reads it: by what source it cannot wait, and what looks alike and is answered as a question. */
export type SourcedFlags = Flags & { source: string; lookAlikes: readonly string[] }
