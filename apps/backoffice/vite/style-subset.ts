import postcss, { type AtRule, type Rule } from 'postcss';

/** What a page can show of a stylesheet. */
export interface StyleUse {
  /** Classes of antd's components, without `ant-`: `btn`, `input-number`. */
  components: ReadonlySet<string>;
  /** The page's JavaScript: a class of a CSS module is used where its name is written. */
  code: string;
}

const antdClass = /\.ant-([a-z][\w-]*)/g;
/** Names that the bundler gave: `_sider_1r0ch_1`. */
const moduleClass = /\._[\w-]+_[\da-z]{5,6}_\d+/g;

/** The component that a class of antd's is of, by the longest name among `known`; none for what several share. */
function componentOf(name: string, known: readonly string[]): string | undefined {
  return known
    .filter((component) => name === component || name.startsWith(`${component}-`))
    .sort((one, other) => other.length - one.length)[0];
}

/**
 * The part of a stylesheet that a page can use, in the same order. A rule is left out where each of its selectors
 * names a component or a class that the page has not; `known` are the components that the product has.
 */
export function styleSubset(css: string, known: readonly string[], { components, code }: StyleUse): string {
  const isUsed = (selector: string) =>
    [...selector.matchAll(antdClass)].every(([, name = '']) => {
      const component = componentOf(name, known);
      return !component || components.has(component);
    }) && (selector.match(moduleClass) ?? []).every((name) => code.includes(name.slice(1)));

  const root = postcss.parse(css);
  root.walkRules((rule: Rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const rest = root.toString();
  root.walkAtRules((rule: AtRule) => {
    const unplayed = isKeyframes(rule) && rest.split(rule.params).length === 2;
    if (unplayed || rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}

const isKeyframes = ({ name }: AtRule) => name.endsWith('keyframes');
const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && isKeyframes(parent as AtRule);
