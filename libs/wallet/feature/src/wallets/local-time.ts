/** What a field of date and time holds for an instant: `2026-11-23T08:30`, as clocks here show it. */
export function localOf(instant: string): string {
  const date = new Date(instant);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The instant that such a text, or one of the address, means; undefined for what means none. */
export function instantOf(text: string | null): string | undefined {
  const time = text ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
