/** A sun for the light scheme, a moon for the dark one; inline, because the sign-in page loads no icons. */
export function SchemeIcon({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden
    >
      {scheme === 'light' ? (
        <>
          <circle cx="12" cy="12" r="4.2" />
          <path
            d="M12 2v3M12 19v3M2 12h3M19 12h3M4.900 4.900 7 7M17 17l2.100 2.100M4.900 19.100 7 17M17 7l2.100-2.100"
            strokeLinecap="round"
          />
        </>
      ) : (
        <path d="M20 14.500A8 8 0 0 1 9.500 4 8 8 0 1 0 20 14.500Z" strokeLinejoin="round" />
      )}
    </svg>
  );
}
