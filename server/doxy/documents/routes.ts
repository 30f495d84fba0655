import { documents } from '#contract/documents.ts'
import { Refusal } from '#contract/errors.ts'
import { serve } from '../../platform/http/operations/serve.ts'
import { emitDeskChanged } from '../../verification/public.ts'
import type { Library } from '../library/library.ts'

export const documentsRoutes = (library: Library) =>
  serve(documents, {
    mine: ({ cursor }, { viewer }) => library.listOwn(viewer.id, cursor),

    remove: async ({ no }, { viewer }) => {
      if (!(await library.removeOwn(viewer.id, no))) throw new Refusal('NOT_FOUND')
      return { no }
    },

    quarantined: ({ cursor }) => library.listQuarantined(cursor),

    read: ({ no }, { viewer }) => library.getQuarantined(no, viewer.id),

    decide: async ({ no, publish }, context) => {
      await library.decideQuarantined(no, publish, context.viewer.id)
      await emitDeskChanged(context, 'medical_editor')
      return { no, published: publish }
    },
  })
