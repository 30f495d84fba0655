/** Where somebody is found, no name twice in a row: a hospital often ends with the city that the location begins with. */
export function placeOf(...all: string[]) {
  const names = all.filter(Boolean).join(', ').split(', ')
  return names.filter((name, at) => name.toLowerCase() !== names[at - 1]?.toLowerCase()).join(', ')
}
