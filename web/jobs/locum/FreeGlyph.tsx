/** A person of ours: somebody who is free. */
export const FreeGlyph = () => (
  <svg
    className="lucide"
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M5.2 8.2 12 21l6.8-12.8" />
    <circle cx="12" cy="6.2" r="2.7" fill="currentColor" stroke="none" />
  </svg>
)
