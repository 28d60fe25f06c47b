import type { ComponentType } from 'react';
import type { Money } from '@traveldesk/shared-contract';
import type { TextKey } from '@traveldesk/shared-web';
import { preloadable } from '../lazy/preloadable';

/** A screen to which other domains may add components. */
export type AdditionPlace =
  | 'company'
  | 'company-settings'
  | 'company-supplier'
  | 'company-tab'
  | 'supplier-tab'
  | 'airline-tab'
  | 'airport-tab'
  | 'home'
  | 'home-decisions'
  | 'payment'
  | 'notice';

/** A component that a domain adds to the screen of a domain below it, which must not import it (ADR 75). */
export interface Addition {
  place: AdditionPlace;
  /** The tab's key in the URL, if the place shows tabs. */
  key: string;
  /** The tab's label, if the place shows tabs. */
  label: TextKey;
  /** Users with any of these permissions see the addition. */
  permissions: readonly string[];
  load: () => Promise<ComponentType<AdditionProps>>;
}

export interface AdditionProps {
  /** The id of the record shown, or of the company that would pay; empty on a list that shows a notice. */
  id: string;
  /** The IATA code of the airline or airport shown. */
  code?: string;
  /** The amount to pay, if any. */
  pay?: Money;
  /** The supplier shown, or at which the company's settings are shown, with the key of its module. */
  supplier?: { id: string; module: string };
}

export interface LoadedAddition extends Omit<Addition, 'load'> {
  /** Loads its code when first shown; if loading fails, only this component is missing. */
  Component: ComponentType<AdditionProps>;
}

let known: readonly LoadedAddition[] = [];

/** Registers all additions. The shell calls it once, with the entries of its table of domains. */
export function setAdditions(additions: readonly Addition[]): void {
  known = additions.map(({ load, ...addition }) => ({ ...addition, ...preloadable(load) }));
}

export function additionsTo(place: AdditionPlace, permissions: readonly string[]): readonly LoadedAddition[] {
  return known.filter(
    (addition) => addition.place === place && addition.permissions.some((one) => permissions.includes(one)),
  );
}
