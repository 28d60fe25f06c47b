import { compileRules, type CompiledRules } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';
import { shareAt } from '../settings/settings.sql';
import { newestRevision } from '../versions/revision.sql';
import { rulesInForce, windowOf, zonesAt, type StateOfRules } from './rules.sql';

/** A per-process cache of compiled rules, by state. */
export interface RuleBook {
  /** Returns the rules in force at an instant, at the newest revision. */
  at(at: Date): Promise<CompiledRules>;
  /** Returns the rules of a past or current state. */
  of(state: StateOfRules): Promise<CompiledRules>;
}

/** A cached state; its rules hold between `from` and `until`. */
interface Page {
  revision: number;
  from: number;
  until: number;
  rules: CompiledRules;
}

/** Searches that began before a change still use the previous state. */
const presentPages = 3;
/** Explanations are usually asked for several prices of one search. */
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
    // Concurrent readers of a revision wait for the first one and use its result, unless another version started to apply in between.
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
