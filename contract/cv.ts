import { z } from 'zod'
import { member } from './route.ts'

/** One's own profile as a curriculum vitae, without address and telephone number. */
export const cv = {
  pdf: member
    .route({ method: 'GET', path: '/api/profile/cv/pdf', summary: 'The viewer’s CV as PDF, made from the dated entries of their profile' })
    .output(z.file()),

  json: member
    .route({ method: 'GET', path: '/api/profile/cv/json', summary: 'The same as JSON Resume, which other sites read' })
    .output(z.file()),
}
