import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { reviewFormStyles as styles } from '@traveldesk/bookings-ui';
import { CompanySelect } from '@traveldesk/companies-ui';
import { useFlightBookingsChoosePayerMutation } from './review.api';

/** Lets staff who searched without a company choose the payer; the offer is then repriced at a new address. */
export function PayerChoice({ offer }: { offer: string }) {
  const { t } = useTranslation('flight-bookings');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [company, setCompany] = useState<string | null>(null);
  const [choose, { isLoading }] = useFlightBookingsChoosePayerMutation();
  const send = async () => {
    if (!company) return;
    const answer = await choose({ offer, company_id: company })
      .unwrap()
      .catch(() => undefined);
    if (!answer) return;
    const next = new URLSearchParams(params);
    next.set('offer', answer.data.offer_id);
    await navigate({ search: `?${next}` }, { replace: true, state: { payerChosen: true } });
  };
  return (
    <section className={styles.card}>
      <h2>{t('review.payer.title')}</h2>
      <p className={styles.quiet}>{t('review.payer.hint')}</p>
      <div className={styles.payer}>
        <CompanySelect aria-label={t('review.payer.company')} value={company} onChange={setCompany} />
        <Button type="primary" disabled={!company} loading={isLoading} onClick={() => void send()}>
          {t('review.payer.choose')}
        </Button>
      </div>
    </section>
  );
}
