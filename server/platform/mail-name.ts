/** A name as it stands in an email: mail programs make a link of whatever looks like an address, and a name may not lead anywhere. */
export const nameInMail = (name: string) =>
  name
    .replace(/[@:/\\]+/g, ' ')
    .replace(/\.(?=[\p{L}\p{N}])/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim()
