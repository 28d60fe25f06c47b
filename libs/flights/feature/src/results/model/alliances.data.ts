/** Members of the three airline alliances by IATA code, as of 2026. */
const members = {
  star: 'A3 AC AI AV BR CA CM ET LH LO LX MS NH NZ OS OU OZ SA SN SQ TG TK TP UA ZH',
  oneworld: 'AA AS AT AY BA CX FJ HA IB JL MH QF QR RJ UL WY',
  skyteam: 'AF AM AR CI DL GA KE KL KQ ME MF MU RO SK SV UX VN VS',
} as const;

export type Alliance = keyof typeof members;
export const alliances = Object.keys(members) as Alliance[];

const byAirline = new Map(
  alliances.flatMap((alliance) => members[alliance].split(' ').map((code) => [code, alliance] as const)),
);

/** Returns the alliance that all the airlines belong to; null if there is none. */
export function allianceOf(airlines: readonly string[]): Alliance | null {
  const [first, ...others] = new Set(airlines.map((code) => byAirline.get(code) ?? null));
  return others.length === 0 ? (first ?? null) : null;
}
