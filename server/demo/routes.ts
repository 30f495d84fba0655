import { demoArea } from '#contract/demo-area.ts'
import { serve } from '../platform/http/operations/serve.ts'
import type { DemoArea } from './area.ts'

export { DemoArea } from './area.ts'
export { serveDemoArea } from './serve.ts'

/** The part of the contract that this room answers. */
export const demoRoutes = (area: DemoArea) => serve(demoArea, { about: async () => ({ service: await area.about() }) })
