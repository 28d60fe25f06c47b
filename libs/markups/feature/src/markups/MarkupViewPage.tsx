import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { markupPaths, markupPermissions } from '@traveldesk/markups-contract';
import { preloadable, RecordPage, Related, RelatedList } from '@traveldesk/shared-ui';
import { recordLoader, usePermissions } from '@traveldesk/shared-web';
import { fresh } from '../fresh';
import { RuleSentence } from '../sentence/RuleSentence';
import '../texts';
import { useMarkupActions } from './markup.actions';
import { ruleOf } from './markup.fields';
import { GoneNotice } from './GoneNotice';
import { MarkupFacts } from './MarkupFacts';
import { MarkupNotice } from './MarkupNotice';
import { markupsMarkup, useMarkupsMarkupQuery } from './markups.api';
import { MarkupStateTag } from './MarkupStateTag';
import styles from './MarkupViewPage.module.css';

const { Component: MarkupHistory } = preloadable(async () => (await import('./MarkupHistory')).MarkupHistory);
const { Component: MarkupVersions } = preloadable(
  async () => (await import('../versions/MarkupVersions')).MarkupVersions,
);
const { Component: RuleSimulation } = preloadable(
  async () => (await import('../simulation/RuleSimulation')).RuleSimulation,
);

export function MarkupViewPage() {
  const { t } = useTranslation(['markups', 'common']);
  const { id = '' } = useParams();
  // An approver may have decided on the rule since it was read.
  const result = useMarkupsMarkupQuery(id, { refetchOnMountOrArgChange: fresh });
  const markup = result.currentData;
  const actions = useMarkupActions();
  const can = usePermissions(markupPermissions);
  // Authors of rules may simulate them.
  const simulates = can.create || can.update;
  return (
    <RecordPage
      name={markup?.name}
      state={markup && <MarkupStateTag state={markup.state} />}
      back="/markups"
      backLabel={t('title')}
      result={result}
      history={markupPaths.history(id)}
      actions={markup ? actions(markup) : []}
      duplicate={can.create && '/markups/create'}
      tabs={[
        {
          key: 'versions',
          label: t('versions.title'),
          content: markup && <MarkupVersions markup={markup} />,
        },
        ...(simulates
          ? [
              {
                key: 'simulation',
                label: t('view.simulation'),
                content: markup && <RuleSimulation markup={markup} />,
              },
            ]
          : []),
        { key: 'history', label: t('common:history.title'), content: <MarkupHistory id={id} /> },
      ]}
    >
      {markup && <MarkupNotice key={id} markup={markup} />}
      {markup && <GoneNotice markup={markup} />}
      <div className={styles.reads} aria-busy={!markup}>
        {markup && <RuleSentence rule={ruleOf(markup)} names={markup.names} />}
      </div>
      <MarkupFacts markup={markup} />
      <Related>
        <RelatedList
          label={t('view.overlaps')}
          to={`/markups/overlaps?rule_id=${id}`}
          of={{ url: markupPaths.overlaps, params: { rule_id: id } }}
        />
      </Related>
    </RecordPage>
  );
}

MarkupViewPage.loader = recordLoader(markupsMarkup);

export { MarkupViewPage as Component };
