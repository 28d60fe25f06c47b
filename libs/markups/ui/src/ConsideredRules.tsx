import { CheckCircleOutlined, DownCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsideredRule, PriceExplanation } from '@traveldesk/markups-contract';
import { Bidi, Tag } from '@traveldesk/shared-ui';
import { useFormat, useLanguage } from '@traveldesk/shared-web';
import { groupsOf, type RuleGroup } from './groups';
import { isolateDirection, reasonOf } from './reason';
import { RuleLink } from './RuleLink';
import './texts';
import styles from './WhyThisPrice.module.css';

interface ConsideredProps {
  explanation: PriceExplanation;
}

/** Every rule with its outcome: the winner of each layer and kind, rules that it outranked, and, collapsed, the others. */
export function ConsideredRules({ explanation }: ConsideredProps) {
  const { t } = useTranslation('whyPrice');
  const title = useId();
  const { groups, strangers } = groupsOf(explanation.rules);
  return (
    <section className={styles.rules} aria-labelledby={title}>
      <h2 id={title}>{t('rules.title')}</h2>
      {explanation.rules.length === 0 && <p className={styles.note}>{t('rules.none')}</p>}
      {groups.map((group) => (
        <Group key={group.key} group={group} explanation={explanation} />
      ))}
      <Folded
        label={t('rules.strangers', { count: strangers.length })}
        rules={strangers}
        explanation={explanation}
      />
    </section>
  );
}

function Group({ group, explanation }: ConsideredProps & { group: RuleGroup }) {
  const { t } = useTranslation('whyPrice');
  const { kind, ownerId, matching, unmatched } = group;
  const layer = ownerId === null ? t('rules.platform') : isolateDirection(explanation.owners[ownerId] ?? '');
  return (
    <section className={styles.group}>
      <h3>{t('rules.group', { layer, kind: t(`kinds.${kind}`) })}</h3>
      {matching.length === 0 && <p className={styles.note}>{t('rules.noWinner')}</p>}
      <RuleList rules={matching} explanation={explanation} />
      <Folded
        label={t('rules.unmatched', { count: unmatched.length })}
        rules={unmatched}
        explanation={explanation}
      />
    </section>
  );
}

interface RulesProps extends ConsideredProps {
  rules: readonly ConsideredRule[];
}

function Folded({ label, ...list }: RulesProps & { label: string }) {
  if (list.rules.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{label}</summary>
      <RuleList {...list} />
    </details>
  );
}

const looks = {
  won: { color: 'success', Icon: CheckCircleOutlined },
  outranked: { color: 'warning', Icon: DownCircleOutlined },
  unmatched: { color: 'default', Icon: MinusCircleOutlined },
} as const;

function RuleList({ rules, explanation }: RulesProps) {
  const { t } = useTranslation('whyPrice');
  const { language } = useLanguage();
  const { money } = useFormat();
  if (rules.length === 0) return null;
  return (
    <ul className={styles.list}>
      {rules.map((rule) => {
        const { color, Icon } = looks[rule.outcome];
        return (
          <li key={rule.rule_id}>
            <p className={styles.head}>
              <RuleLink id={rule.rule_id} name={rule.name} />
              <Tag color={color} icon={<Icon aria-hidden />}>
                {t(`outcomes.${rule.outcome}`)}
              </Tag>
              {rule.amount && (
                <span className={styles.amount}>
                  <Bidi>{money(rule.amount)}</Bidi>
                </span>
              )}
            </p>
            <p className={styles.reason}>{reasonOf(rule, explanation, { t, language })}</p>
          </li>
        );
      })}
    </ul>
  );
}
