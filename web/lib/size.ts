const MB = 1024 * 1024

/** "2.1 MB"; what is smaller than a tenth of one says so in kilobytes. */
export const sizeWords = (bytes: number) =>
  bytes < MB / 10 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MB).toFixed(1)} MB`
