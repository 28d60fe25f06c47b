import { LinkOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { encodeCriteria, type FlightCriteria, type Offer } from '@traveldesk/flights-contract';
import { useFlightsShareOfferMutation } from './shares.api';
import styles from './results.module.css';

export interface ShareButtonProps {
  offer: Offer;
  criteria: FlightCriteria;
}

/** A link that reopens the search with this choice, and tells what has changed since. */
export function ShareButton({ offer, criteria }: ShareButtonProps) {
  const { t } = useTranslation('flights');
  const [share, { isLoading }] = useFlightsShareOfferMutation();
  const [link, setLink] = useState<string>();
  const make = async () => {
    const done = await share(offer.id);
    if (!('data' in done) || !done.data) return;
    const path = `/flights/results?${encodeCriteria(criteria)}&share=${done.data.data.id}`;
    const made = window.location.origin + path;
    setLink(made);
    // Where the browser does not let a page copy, the link is there to be copied by hand.
    await navigator.clipboard?.writeText(made).catch(() => undefined);
  };
  if (link) {
    return (
      <Input
        readOnly
        dir="ltr"
        className={styles.shareLink}
        aria-label={t('share.link')}
        value={link}
        onFocus={({ target }) => target.select()}
      />
    );
  }
  return (
    <Button type="text" icon={<LinkOutlined aria-hidden />} loading={isLoading} onClick={() => void make()}>
      {t('share.make')}
    </Button>
  );
}
