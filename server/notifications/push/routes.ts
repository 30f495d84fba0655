import { type PushState, push } from '#contract/push.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { serve } from '../../platform/http/operations/serve.ts'
import { isOn, removeDeviceOf, saveDevice } from './devices.ts'
import { findQuietHours, saveQuietHours } from './quiet-hours.ts'
import { checkKey, networkFor } from './subscription.ts'
import { vapidKeys } from './vapid.ts'

/** Everything here is of the viewer and the session that they ask by: no operation takes a member or names a device. */
export const pushRoutes = serve(push, {
  state: async (_nothing, context) => stateOf(context),

  saveDevice: async (subscription, context) => {
    networkFor(subscription, context.config.pushServices)
    checkKey(subscription)
    await saveDevice(context, context.viewer, subscription)
    return stateOf(context)
  },

  removeDevice: async (_nothing, context) => {
    await removeDeviceOf(context.db, context.viewer)
    return stateOf(context)
  },

  saveQuietHours: async ({ quietHours }, context) => {
    const { timeZone } = context.caller
    const hours = quietHours && { starts: quietHours.starts, ends: quietHours.ends, timeZone }
    await saveQuietHours(context.db, context.viewer.id, hours)
    return stateOf(context)
  },
})

async function stateOf({ db, vault, viewer }: MemberContext): Promise<PushState> {
  const [on, quietHours] = await Promise.all([isOn(db, viewer), findQuietHours(db, viewer.id)])
  return { publicKey: vapidKeys(vault).publicKey, isOn: on, quietHours }
}
