import { InfoCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { askWhoCan, useFormat } from '@traveldesk/shared-web';
import styles from './ApprovalEffect.module.css';

/** The effect of approving, the reason why the reader may not approve, and who may. */
export function ApprovalEffect({ approval }: { approval: ApprovalDetails }) {
  const { t } = useTranslation('approvals');
  return (
    <section className={styles.card} aria-labelledby="effect">
      <h2 id="effect" className={styles.title}>
        {t('view.effect')}
      </h2>
      <p className={styles.text}>{approval.effect}</p>
      {approval.obstacle && <Obstacle obstacle={approval.obstacle} />}
      {approval.deciders && <Deciders deciders={approval.deciders} />}
    </section>
  );
}

function Obstacle({ obstacle }: { obstacle: NonNullable<ApprovalDetails['obstacle']> }) {
  const { t } = useTranslation(['approvals', 'common']);
  const { message, permissions } = obstacle;
  return (
    <div role="note" className={styles.obstacle}>
      <strong>
        <InfoCircleOutlined aria-hidden /> {t('view.obstacle')}
      </strong>
      <span>{message}</span>
      {permissions && (
        <Button type="link" className={styles.ask} onClick={() => askWhoCan(permissions)}>
          {t('common:whoCan.ask')}
        </Button>
      )}
    </div>
  );
}

function Deciders({
  deciders: { people, more, from },
}: {
  deciders: NonNullable<ApprovalDetails['deciders']>;
}) {
  const { t } = useTranslation('approvals');
  const { dateTime } = useFormat();
  return (
    <div className={styles.deciders}>
      <h3 className={styles.title}>{t('view.deciders')}</h3>
      {people.length === 0 ? (
        <p className={styles.text}>
          {from ? t('view.nobodyBefore', { date: dateTime(from) }) : t('view.nobody')}
        </p>
      ) : (
        <ul className={styles.people}>
          {people.map(({ id, name }) => (
            <li key={id}>
              <bdi>{name}</bdi>
            </li>
          ))}
          {more && <li>{t('view.more')}</li>}
        </ul>
      )}
    </div>
  );
}
