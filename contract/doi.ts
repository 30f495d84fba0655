import { z } from 'zod'

/** A DOI as members write it, with or without the address in front; nothing where it is empty. Old ones hold `<`, `>` and `;`. */
export const Doi = z
  .string()
  .max(400)
  .transform((said) => said.trim().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, ''))
  .pipe(z.union([z.literal(''), z.string().regex(/^10\.\d{4,9}\/[^\s"\p{C}]{1,200}$/u, 'A DOI looks like 10.1016/j.ihj.2021.01.001.')]))
  .transform((doi) => doi || null)
