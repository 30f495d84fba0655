import { demoArea } from '#contract/demo-area.ts'
import { hasMailPage, MAIL_PAGE } from '../platform/http/mail-page.ts'
import { serve } from '../platform/http/operations/serve.ts'
import type { DemoArea } from './area.ts'

export { DemoArea } from './area.ts'
export { serveDemoArea } from './serve.ts'

/** The part of the contract that this room answers. */
export const demoRoutes = (area: DemoArea) =>
  serve(demoArea, {
    about: async (_nothing, { config }) => {
      const service = await area.about()
      return { service, mailPage: service?.url === null && hasMailPage(config) ? MAIL_PAGE : null }
    },
    diagnostics: async (_nothing, { config, viewer }) => {
      const isOpen = config.diagnostics || (viewer !== null && viewer.roles.length > 0)
      const isHosted = isOpen && area.isThere
      return { isOpen, hostedUrl: isHosted, hostedKey: isHosted, google: isOpen && config.google !== undefined }
    },
  })
