import type { ComponentType } from 'react';
import type { Money } from '@traveldesk/shared-contract';
import type { TextKey } from '@traveldesk/shared-web';
import { preloadable } from '../lazy/preloadable';

/** A screen that shows what domains above its own add to its record. */
export type AdditionPlace = 'company' | 'company-settings' | 'payment' | 'notice';

/** What a domain adds to the screen of a domain below it, which cannot know of it (ADR 75). */
export interface Addition {
  place: AdditionPlace;
  /** Its name in the address, where it is a tab. */
  key: string;
  /** What it is called, where it is a tab. */
  label: TextKey;
  /** Whoever has one of these is shown it. */
  permissions: readonly string[];
  load: () => Promise<ComponentType<AdditionProps>>;
}

export interface AdditionProps {
  /** The record that the screen shows, or the company that would pay; empty where a screen of many has room for a notice. */
  id: string;
  /** What is to be paid, where something is. */
  pay?: Money;
}

export interface LoadedAddition extends Omit<Addition, 'load'> {
  /** Its code comes when it is first shown; where it cannot be loaded, only it is missing. */
  Component: ComponentType<AdditionProps>;
}

let known: readonly LoadedAddition[] = [];

/** Says what is added where; the shell does, once, from its table of domains. */
export function setAdditions(additions: readonly Addition[]): void {
  known = additions.map(({ load, ...addition }) => ({ ...addition, ...preloadable(load) }));
}

export function additionsTo(place: AdditionPlace, permissions: readonly string[]): readonly LoadedAddition[] {
  return known.filter(
    (addition) => addition.place === place && addition.permissions.some((one) => permissions.includes(one)),
  );
}
