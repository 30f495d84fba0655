/** Where the server is: this origin, or the one that the build was told. */
export const backend = () => import.meta.env.VITE_BACKEND_URL || window.location.origin

/** The address of a stored picture, which the server tells without its origin; any other address as it is. */
export const pictureAddress = (url: string) => (/^\/(files|api)\//.test(url) ? `${import.meta.env.VITE_BACKEND_URL ?? ''}${url}` : url)
