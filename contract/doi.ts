import { z } from 'zod'
import { bareDoi, DOI_FAULT, DOI_SHAPE } from './doi-address.ts'

/** A DOI as members write it, with or without the address in front; nothing where it is empty. Old ones hold `<`, `>` and `;`. */
export const Doi = z
  .string()
  .max(400)
  .transform(bareDoi)
  .pipe(z.union([z.literal(''), z.string().regex(DOI_SHAPE, DOI_FAULT)]))
  .transform((doi) => doi || null)
