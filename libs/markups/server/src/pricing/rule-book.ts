import { compileRules, type CompiledRules } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';
import { shareAt } from '../settings/settings.sql';
import { newestRevision } from '../versions/revision.sql';
import { rulesInForce, windowOf, zonesAt, type StateOfRules } from './rules.sql';

/** The rules of this process, compiled once for each state that is priced by. */
export interface RuleBook {
  /** Those in force at an instant, by the newest revision. */
  at(at: Date): Promise<CompiledRules>;
  /** Those of a former state, or of the present one. */
  of(state: StateOfRules): Promise<CompiledRules>;
}

/** A state as it is kept: its rules hold for a span of instants. */
interface Page {
  revision: number;
  from: number;
  until: number;
  rules: CompiledRules;
}

/** Searches that began before a change price by the state before it. */
const presentPages = 3;
/** Whoever asks why asks for several prices of one search. */
const formerPages = 2;

export function createRuleBook(db: Db): RuleBook {
  const present = createPages(db, presentPages);
  const former = createPages(db, formerPages);
  return {
    at: async (at) => (await present.read({ revision: await newestRevision(db), at })).rules,
    of: async (state) => (present.find(state) ?? (await former.read(state))).rules,
  };
}

function createPages(db: Db, most: number) {
  let pages: readonly Page[] = [];
  const loading = new Map<number, Promise<unknown>>();

  const find = ({ revision, at }: StateOfRules): Page | undefined =>
    pages.find(
      (page) => page.revision === revision && page.from <= at.getTime() && at.getTime() < page.until,
    );
  const load = async (state: StateOfRules): Promise<Page> => {
    const page = await readPage(db, state);
    pages = [page, ...pages].slice(0, most);
    return page;
  };
  const read = async (state: StateOfRules): Promise<Page> => {
    const { revision } = state;
    // Of all that come at once the first reads; the others find it, unless something comes into force between them.
    for (let other = loading.get(revision); other; other = loading.get(revision))
      await other.catch(() => null);
    const known = find(state);
    if (known) return known;
    const loaded = load(state).finally(() => loading.delete(revision));
    loading.set(revision, loaded);
    return loaded;
  };
  return { find, read };
}

async function readPage(db: Db, state: StateOfRules): Promise<Page> {
  const { revision } = state;
  const { from, until } = await windowOf(db, state);
  const rules = await rulesInForce(db, state);
  const zones = await zonesAt(db, revision);
  const discountShare = await shareAt(db, revision);
  return {
    revision,
    from: from?.getTime() ?? -Infinity,
    until: until?.getTime() ?? Infinity,
    rules: compileRules({ revision, rules, zones, discountShare }),
  };
}
