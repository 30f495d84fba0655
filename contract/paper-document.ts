/** How a paper is named among the documents of its uploader's library: this, then its id. */
export const PAPER_DOCUMENT = 'paper:'
