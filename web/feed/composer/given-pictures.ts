const given = { pictures: [] as File[] }

/** Hands pictures to whatever place for writing is drawn next. */
export function givePictures(pictures: File[]) {
  given.pictures = pictures
}

/** What was handed over; once. */
export function takePictures() {
  const { pictures } = given
  given.pictures = []
  return pictures
}
