import { cv } from '#contract/cv.ts'
import { serve } from '../../platform/http/operations/serve.ts'
import { CV_MAX, copyProfile } from './copy.ts'
import { resumeOf } from './json-resume.ts'
import { makeCv } from './paper.ts'

export const cvRoutes = serve(cv, {
  pdf: async (_, { db, viewer }) => {
    const { name, bytes } = await makeCv(db, viewer.id)
    return new File([bytes], name, { type: 'application/pdf' })
  },
  json: async (_, { db, viewer }) => {
    const resume = resumeOf(await copyProfile(db, viewer.id, CV_MAX), new Date())
    return new File([JSON.stringify(resume, null, 2)], 'cv.json', { type: 'application/json' })
  },
})
