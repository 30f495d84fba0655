import type { Pattern } from '../../../text/patterns.ts'
import type { EmergencyKind } from '../cards.ts'

/** What one kind of emergency sounds like. */
export type Flags = { kind: EmergencyKind; patterns: readonly Pattern[] }
