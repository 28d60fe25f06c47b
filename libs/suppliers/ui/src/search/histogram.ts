/** A bar with the values from `from` to below `to`; the last bar includes its end. */
export interface Bar {
  from: number;
  to: number;
  count: number;
}

/** Counts values in `bars` equal parts of their range; returns one bar if they are all equal. */
export function histogram(values: readonly number[], bars: number): Bar[] {
  const [min, max] = rangeOf(values) ?? [];
  if (min === undefined || max === undefined) return [];
  if (min === max) return [{ from: min, to: max, count: values.length }];
  const width = (max - min) / bars;
  const counts = new Array<number>(bars).fill(0);
  for (const value of values) {
    const at = Math.min(bars - 1, Math.floor((value - min) / width));
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({ from: min + at * width, to: min + (at + 1) * width, count }));
}

/** Returns the minimum and maximum; a list of thousands is too long for the arguments of Math.min. */
export function rangeOf(values: readonly number[]): [number, number] | undefined {
  const [first] = values;
  if (first === undefined) return undefined;
  let [min, max] = [first, first];
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return [min, max];
}
