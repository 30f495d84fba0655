import { documents } from '#contract/documents.ts'
import { Refusal } from '#contract/errors.ts'
import { serve } from '../platform/http/serve.ts'
import { tellDesk } from '../verification/tell.ts'
import type { Library } from './library/library.ts'
import { partsOf } from './safety/injection.ts'

export const documentsRoutes = (library: Library) =>
  serve(documents, {
    mine: ({ cursor }, { viewer }) => library.listOwn(viewer.id, cursor),

    remove: async ({ no }, { viewer }) => {
      if (!(await library.removeOwn(viewer.id, no))) throw new Refusal('NOT_FOUND')
      return { no }
    },

    held: ({ cursor }) => library.listHeld(cursor),

    read: async ({ no }) => {
      const { text, ...document } = await library.readHeld(no)
      return { ...document, parts: partsOf(text) }
    },

    decide: async ({ no, publish }, context) => {
      await library.decideHeld(no, publish, context.viewer.id)
      await tellDesk(context)
      return { no, published: publish }
    },
  })
