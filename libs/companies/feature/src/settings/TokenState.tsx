import { CheckCircleOutlined, ClockCircleOutlined, StopOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { CompanyToken } from '@traveldesk/companies-contract';
import styles from './TokenState.module.css';

const icons = { active: CheckCircleOutlined, expired: ClockCircleOutlined, revoked: StopOutlined };

/** Whether a token works: colour, icon and word together. */
export function TokenState({ state }: { state: CompanyToken['state'] }) {
  const { t } = useTranslation('companies');
  const Icon = icons[state];
  return (
    <span className={`${styles.state} ${styles[state]}`}>
      <Icon aria-hidden />
      {t(`tokens.states.${state}`)}
    </span>
  );
}
