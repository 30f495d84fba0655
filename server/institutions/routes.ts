import { affiliations } from '#contract/affiliations.ts'
import { institutionClaims } from '#contract/institution-claims.ts'
import { institutionPosts } from '#contract/institution-posts.ts'
import { institutionRoles } from '#contract/institution-roles.ts'
import { institutions } from '#contract/institutions.ts'
import { serve } from '../platform/http/operations/serve.ts'
import type { ReadPages } from '../verification/public.ts'
import { affiliationHandlers } from './affiliations/handlers.ts'
import { claimHandlers } from './claims/handlers.ts'
import { pageHandlers } from './pages/handlers.ts'
import { postHandlers } from './posts/handlers.ts'
import { roleHandlers } from './roles/handlers.ts'

/** The parts of the contract that this room answers. */
export const institutionsRoutes = (readPages: ReadPages) => ({
  institutions: serve(institutions, pageHandlers),
  institutionClaims: serve(institutionClaims, claimHandlers(readPages)),
  institutionPosts: serve(institutionPosts, postHandlers),
  institutionRoles: serve(institutionRoles, roleHandlers),
  affiliations: serve(affiliations, affiliationHandlers),
})
