import styles from './Globe.module.css';

const meridians = [60, 150, 230];
const parallels = [-200, -100, 0, 100, 200];
const radius = 260;

/** The flight paths on the globe. */
const routes = [
  { path: 'M150 330 C210 150 420 120 520 270', ends: ['150,330', '520,270'] },
  { path: 'M520 270 C560 380 470 500 360 520', ends: ['360,520'] },
  { path: 'M150 330 C150 450 240 520 360 520', ends: [] },
];

/** The picture of the sign-in page: a globe, and three flights over it. Decoration only. */
export function Globe() {
  return (
    <svg
      className={styles.globe}
      viewBox="0 0 680 680"
      aria-hidden
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <linearGradient id="route" x1="0" x2="1">
          <stop stopColor="#a79fff" />
          <stop offset="1" stopColor="#ff9fcf" />
        </linearGradient>
        <radialGradient id="glow">
          <stop stopColor="#8f84ff" stopOpacity=".42" />
          <stop offset="1" stopColor="#8f84ff" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="340" cy="340" r="335" fill="url(#glow)" />
      <g fill="none" stroke="#fff" strokeOpacity=".16">
        <circle cx="340" cy="340" r={radius} />
        {meridians.map((rx) => (
          <ellipse key={rx} cx="340" cy="340" rx={rx} ry={radius} />
        ))}
        {parallels.map((y) => {
          const half = Math.sqrt(radius ** 2 - y ** 2);
          return <path key={y} d={`M${340 - half} ${340 + y}h${2 * half}`} />;
        })}
      </g>
      {routes.map(({ path, ends }) => (
        <g key={path}>
          <path
            d={path}
            fill="none"
            stroke="url(#route)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeDasharray="2 9"
          />
          {ends.map((end) => (
            <g key={end} transform={`translate(${end})`} fill="#fff">
              <circle r="13" opacity=".16" />
              <circle r="5" />
            </g>
          ))}
        </g>
      ))}
      <path
        className={styles.plane}
        transform="translate(338 176) rotate(4)"
        fill="#fff"
        d="M24 0c0-2.200-3-4-6-4H6L-5-20h-6L-6-4h-10l-5-6h-5l3 10-3 10h5l5-6h10l-5 16h6L6 4h12c3 0 6-1.800 6-4Z"
      />
    </svg>
  );
}
