/** The ọ́ tile: a rising tone, the letter, the under-dot. */
export function BrandTile({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" style={{ flexShrink: 0, display: "block" }}>
      <rect width="32" height="32" rx="8" fill="#2F4390" />
      <circle cx="15.2" cy="17.2" r="5" fill="none" stroke="#fff" strokeWidth="2.8" />
      <path d="M17.6 9 21 5.4" stroke="#fff" strokeWidth="2.6" strokeLinecap="round" />
      <circle cx="15.2" cy="26.9" r="1.9" fill="#F0885A" />
    </svg>
  );
}
