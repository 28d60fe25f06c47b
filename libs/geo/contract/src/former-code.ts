import type { Airport } from './airport';

/** Returns the typed code if it is a former one of the airport. */
export function formerCodeOf(
  { former_codes: codes }: Pick<Airport, 'former_codes'>,
  typed: string,
): string | undefined {
  return codes.find((code) => code === typed.trim().toUpperCase());
}
