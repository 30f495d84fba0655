/** The one mark in colours that are not ours: Google asks that it is shown unchanged. */
export const GoogleMark = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path fill="#4285F4" d="M21.6 12.23c0-.71-.06-1.4-.18-2.06H12v3.9h5.38a4.6 4.6 0 0 1-2 3.02v2.5h3.24c1.9-1.74 2.98-4.31 2.98-7.36z" />
    <path
      fill="#34A853"
      d="M12 22c2.7 0 4.96-.9 6.62-2.41l-3.24-2.51c-.9.6-2.04.95-3.38.95-2.6 0-4.8-1.76-5.6-4.12H3.07v2.59A10 10 0 0 0 12 22z"
    />
    <path fill="#FBBC05" d="M6.4 13.9a6 6 0 0 1 0-3.82V7.5H3.07a10 10 0 0 0 0 8.98z" />
    <path fill="#EA4335" d="M12 5.98c1.47 0 2.78.5 3.82 1.5l2.87-2.88A9.96 9.96 0 0 0 3.07 7.5l3.34 2.59C7.2 7.73 9.4 5.98 12 5.98z" />
  </svg>
)
