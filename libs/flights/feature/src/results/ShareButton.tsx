import { CheckOutlined, FileAddOutlined, LinkOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { encodeCriteria, type FlightCriteria, type Offer } from '@traveldesk/flights-contract';
import { useFlightsShareOfferMutation } from './shares.api';
import styles from './results.module.css';
import { useChosenOptions } from './useChosenOptions';

export interface ShareButtonProps {
  offer: Offer;
  criteria: FlightCriteria;
}

/** Buttons to choose an offer for the client's text, and to share it by a link. */
export function ShareButton({ offer, criteria }: ShareButtonProps) {
  return (
    <>
      <ChooseForClient offer={offer} />
      <MakeLink offer={offer} criteria={criteria} />
    </>
  );
}

function ChooseForClient({ offer }: Pick<ShareButtonProps, 'offer'>) {
  const { t } = useTranslation('flights');
  const chosen = useChosenOptions();
  if (!chosen) return null;
  const isChosen = chosen.ids.includes(offer.id);
  const label = t('client.choose');
  return (
    <Button
      type="text"
      icon={isChosen ? <CheckOutlined aria-hidden /> : <FileAddOutlined aria-hidden />}
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      data-option={offer.id}
      disabled={!isChosen && !chosen.hasRoom}
      onClick={() => chosen.toggle(offer)}
    />
  );
}

/** Creates a link that repeats the search with this offer and shows its changes since. */
function MakeLink({ offer, criteria }: ShareButtonProps) {
  const { t } = useTranslation('flights');
  const [share, { isLoading }] = useFlightsShareOfferMutation();
  const [link, setLink] = useState<string>();
  const make = async () => {
    const done = await share(offer.id);
    if (!('data' in done) || !done.data) return;
    const path = `/flights/results?${encodeCriteria(criteria)}&share=${done.data.data.id}`;
    const made = window.location.origin + path;
    setLink(made);
    // If the browser blocks the clipboard, the user copies the link by hand.
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
