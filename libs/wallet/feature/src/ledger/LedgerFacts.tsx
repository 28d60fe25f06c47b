import { useTranslation } from 'react-i18next';
import { Fact, Facts, When } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import type { Ledger } from '@traveldesk/wallet-contract';
import '../texts';

export function LedgerFacts({ ledger }: { ledger: Ledger | undefined }) {
  const { t } = useTranslation('wallet');
  const { number } = useFormat();
  return (
    <Facts waiting={!ledger}>
      <Fact label={t('ledger.checked_at')}>
        {ledger?.checked_at ? <When at={ledger.checked_at} /> : t('ledger.never')}
      </Fact>
      <Fact label={t('ledger.whole_at')}>
        {ledger?.whole_at ? <When at={ledger.whole_at} /> : t('ledger.never')}
      </Fact>
      <Fact label={t('ledger.accounts')}>{number(ledger?.accounts ?? 0)}</Fact>
      <Fact label={t('ledger.entries')}>{number(ledger?.entries ?? 0)}</Fact>
    </Facts>
  );
}
