/** Documents of one parcel at most. */
const BATCH = 500

/** Documents in their order, together until they have so many letters. */
export function parcels<D extends { text: string }>(docs: readonly D[], most: number): D[][] {
  const parcels: D[][] = []
  let letters = Number.POSITIVE_INFINITY
  for (const doc of docs) {
    letters += doc.text.length
    if (letters > most || parcels.at(-1)?.length === BATCH) {
      parcels.push([])
      letters = doc.text.length
    }
    parcels.at(-1)!.push(doc)
  }
  return parcels
}
