/** A DOI without the address in front of it. */
export const DOI_SHAPE = /^10\.\d{4,9}\/[^\s"\p{C}]{1,200}$/u
export const DOI_FAULT = 'A DOI looks like 10.1016/j.ihj.2021.01.001.'
export const bareDoi = (said: string) => said.trim().replace(/^(https?:\/\/(dx\.)?doi\.org\/|doi:\s*)/i, '')

/** Where a DOI leads: whatever stands in it is part of the path, so that no sign of it begins a question or a fragment. */
export const doiAddress = (doi: string) => `https://doi.org/${encodeURI(doi).replaceAll('#', '%23').replaceAll('?', '%3F')}`
