export const HELD_UP = 'Not sent yet. It goes by itself when the connection is back.'

/** Says that a press is kept until it can be sent. */
export const HeldUp = () => (
  <p className="meta" role="status">
    {HELD_UP}
  </p>
)
