/** Icon of a carry-on or checked bag, crossed out where no bag is included. It is hidden from screen readers, because the same is written next to it. */
export function BagIcon({ checked = false, none }: { checked?: boolean; none: boolean }) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={14}
      height={14}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth={1.3}
      strokeLinejoin="round"
    >
      {checked ? (
        <path d="M3.5 5h9v8.5h-9zM6 5V2.5h4V5M6 7.5v3.5M10 7.5v3.5" />
      ) : (
        <path d="M2.5 6h11v7h-11zM5.5 6V3.5h5V6M2.5 9h11" />
      )}
      {none && <path d="M2 2l12 12" strokeWidth={1.6} />}
    </svg>
  );
}
