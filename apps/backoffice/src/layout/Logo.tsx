/** The logo: a desk's edge and a route that leaves it. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--td-primary-solid)" />
      <path d="M7 23.5h18" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" opacity=".55" />
      <path
        d="M8.6 17.4 24.9 8.3c.7-.4 1.4.4.9 1l-4.6 6.3-.6 4.6c-.1.7-1 .9-1.4.3l-2-3-3.6 1.9-4.8-.9c-.7-.1-.8-.8-.2-1.1Z"
        fill="#fff"
      />
    </svg>
  );
}
