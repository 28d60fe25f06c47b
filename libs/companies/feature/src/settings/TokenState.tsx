import { CheckCircleOutlined, ClockCircleOutlined, StopOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { CompanyToken } from '@traveldesk/companies-contract';
import styles from './TokenState.module.css';

const icons = { active: CheckCircleOutlined, expired: ClockCircleOutlined, revoked: StopOutlined };

/** A token's state as color, icon and text, with the reason when it ended. */
export function TokenState({ state, ended }: Pick<CompanyToken, 'state' | 'ended'>) {
  const { t } = useTranslation('companies');
  const Icon = icons[state];
  return (
    <span className={`${styles.state} ${styles[state]}`}>
      <Icon aria-hidden />
      {state === 'revoked' ? t(`tokens.ends.${ended ?? 'revoked'}`) : t(`tokens.states.${state}`)}
    </span>
  );
}
