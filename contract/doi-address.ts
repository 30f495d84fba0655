/** Where a DOI leads: whatever stands in it is part of the path, so that no sign of it begins a question or a fragment. */
export const doiAddress = (doi: string) => `https://doi.org/${encodeURI(doi).replaceAll('#', '%23').replaceAll('?', '%3F')}`
