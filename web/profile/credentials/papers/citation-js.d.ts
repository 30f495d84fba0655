declare module '@citation-js/core' {
  type Name = Partial<Record<'family' | 'given' | 'literal' | 'suffix' | 'dropping-particle' | 'non-dropping-particle', string>>
  /** A reference as CSL-JSON has it. */
  export type Csl = {
    title?: string
    'container-title'?: string
    publisher?: string
    author?: Name[]
    issued?: { 'date-parts'?: number[][] }
    DOI?: string
  }
  export const plugins: { input: { chain(text: string, options: { forceType: string; generateGraph: false }): Csl[] } }
}
declare module '@citation-js/plugin-bibtex'
declare module '@citation-js/plugin-ris'
