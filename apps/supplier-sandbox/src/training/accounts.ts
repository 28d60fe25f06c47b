import { characters, type Character, type CharacterName } from './characters.data';
import { steadyKnobs, type Knobs } from './knobs';

/** A customer of the supplier: one token. */
export interface Account {
  /** The token behind `duffel_test_`. */
  id: string;
  character: Character;
}

const pattern = /^duffel_test_(training_([a-z]+)(?:_\w{1,30})?)$/;

/** The customer of a token; null for an unknown token. Live tokens are unknown here. */
export function findAccount(token: string): Account | null {
  const [, id = '', name = ''] = pattern.exec(token) ?? [];
  return name in characters ? { id, character: characters[name as CharacterName] } : null;
}

/** The settings changed by hand since the start: for all customers under `*`, for one under its id. */
export class KnobBoard {
  readonly #turned = new Map<string, Partial<Knobs>>();

  /** A customer's own setting overrides the one for all, and both override the character. */
  of({ id, character }: Account): Knobs {
    return { ...steadyKnobs, ...character.knobs, ...this.#turned.get('*'), ...this.#turned.get(id) };
  }

  turn(id: string, knobs: Partial<Knobs>): void {
    this.#turned.set(id, { ...this.#turned.get(id), ...knobs });
  }

  reset(): void {
    this.#turned.clear();
  }

  all(): Record<string, Partial<Knobs>> {
    return Object.fromEntries(this.#turned);
  }
}
