import { grievanceKinds } from '#contract/grievance-kinds.ts'
import type { GrievanceKind } from '#contract/grievances.ts'

/** What a grievance is about, in words. */
export const aboutOf = (kind: GrievanceKind) => grievanceKinds.find(({ id }) => id === kind)!.label
