/** Road, railway, water and a pin, of no place in particular; the words beside it say so. */
export function MapSketch() {
  return (
    <svg
      className="sketch"
      viewBox="0 0 600 288"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="ground" d="M0 0h600v288H0z" />
      <path className="water" d="M0 192c90-34 176-22 262 6s176 14 230 44c22 12 26 30 18 46H0z" />
      <path className="road" d="M-8 122c120-34 240-40 342-4s204-8 274-58M352-8c-6 60 30 116 84 168s84 96 108 136" />
      <path className="rails" d="M-8 36c140-30 276-26 394-4s170 0 222-30" />
      <circle className="station" cx="134" cy="20" r="7" />
      <path className="pin" d="M320 156s19-20 19-36a19 19 0 0 0-38 0c0 16 19 36 19 36Z" />
      <circle className="eye" cx="320" cy="119" r="7" />
    </svg>
  )
}
