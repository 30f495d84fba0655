import { z } from 'zod'

/** Made once by the sender, so that a repeated request cannot write twice. */
export const ClientId = z.uuid()
/** Told to the sender alone, who knows by it that what was on its way has arrived. */
export const OwnClientId = ClientId.nullable()
